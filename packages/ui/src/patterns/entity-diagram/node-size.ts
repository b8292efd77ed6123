import type { LayoutNode } from '../specification-canvas/index.ts';
import type { EntityNode } from './entity-diagram-props.ts';

/** Of an entity with more fields than these the others are counted. */
export const fieldsShown = 5;

export const nodeWidth = 184;
const titleHeight = 33;
const fieldHeight = 20;
const padding = 10;

/** The room that an entity takes in the diagram. */
export function nodeSize({ id, fields }: EntityNode): LayoutNode {
  const lines = Math.min(fields.length, fieldsShown) + (fields.length > fieldsShown ? 1 : 0);
  const body = lines === 0 ? 0 : lines * fieldHeight + padding;
  return { id, width: nodeWidth, height: titleHeight + body };
}
