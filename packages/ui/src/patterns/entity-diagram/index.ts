export { EntityDiagram } from './entity-diagram.tsx';
export type * from './entity-diagram-props.ts';
export { entityDiagramLabels } from './labels.ts';
