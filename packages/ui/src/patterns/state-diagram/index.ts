export { StateDiagram } from './state-diagram.tsx';
export type * from './state-diagram-props.ts';
export { stateDiagramLabels } from './labels.ts';
