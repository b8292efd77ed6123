export {
  UnconfirmedSave,
  unconfirmedSaveLabels,
  type UnconfirmedSaveProps,
} from './unconfirmed-save.tsx';
