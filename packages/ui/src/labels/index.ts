export {
  LabelsProvider,
  type LabelsProviderProps,
  type Translation,
  translated,
  useLabels,
} from './labels.tsx';
