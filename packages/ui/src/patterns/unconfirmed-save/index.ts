export {
  UnconfirmedSave,
  type UnconfirmedSaveLabels,
  type UnconfirmedSaveProps,
} from './unconfirmed-save.tsx';
