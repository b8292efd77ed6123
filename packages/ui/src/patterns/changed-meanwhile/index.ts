export {
  ChangedMeanwhile,
  type ChangedMeanwhileLabels,
  type ChangedMeanwhileProps,
} from './changed-meanwhile.tsx';
