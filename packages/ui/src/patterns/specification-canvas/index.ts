export { SpecificationCanvas, specificationCanvasLabels } from './specification-canvas.tsx';
export { DiagramFrame } from './diagram-frame.tsx';
export type * from './canvas-props.ts';
export type { Box, Point, Size } from './view.ts';
export type { LaidOut, LayoutEdge, LayoutNode, PlacedEdge } from './lay-out.ts';
export { useLayout } from './use-layout.ts';
export { useNodeFocus, type NodeFocus } from './use-node-focus.ts';
export { pathThrough } from './path-through.ts';
export { tiesOf } from './ties.ts';
