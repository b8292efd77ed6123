export { entityLabels, fieldLabels, stateLabel } from './labels.ts';
export { wordsOf } from './words.ts';
