export { EnterField } from './enter-field.tsx';
export type { EnterFieldLabels, EnterFieldProps } from './entry-props.ts';
export { formatHint } from './format-hint.ts';
export { onDemand } from './on-demand.tsx';
