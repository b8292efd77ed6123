import type { LayoutEdge, LayoutNode } from '../specification-canvas/index.ts';
import type { stateDiagramLabels } from './labels.ts';
import type { StateNode, StateTransition } from './state-diagram-props.ts';

/** The dot that records begin at, as a node of the diagram. */
export const startNode: LayoutNode = { id: ' start', width: 12, height: 12 };

/** As wide as its words are likely to be, in pixels. */
export function stateSize({ id, label }: StateNode): LayoutNode {
  return { id, width: Math.max(88, Math.min(220, label.length * 8 + 56)), height: 34 };
}

/** At most so many letters of a transition's words stand in a line of the diagram. */
export const letters = 38;

export function transitionLines(
  { label, by, needs }: StateTransition,
  labels: typeof stateDiagramLabels,
): readonly string[] {
  return [
    label,
    ...(by === undefined ? [] : [labels.by(by)]),
    ...(needs === undefined ? [] : [labels.needs(needs)]),
  ];
}

export function transitionEdge(
  transition: StateTransition,
  labels: typeof stateDiagramLabels,
): LayoutEdge {
  const { id, from, to } = transition;
  const lines = transitionLines(transition, labels);
  const longest = Math.min(letters, Math.max(...lines.map(({ length }) => length)));
  return { id, from, to, label: { width: longest * 6.3 + 14, height: lines.length * 15 + 6 } };
}

export function startEdges(states: readonly StateNode[]): readonly LayoutEdge[] {
  return states
    .filter(({ initial }) => initial === true)
    .map(({ id }) => ({ id: ` start ${id}`, from: startNode.id, to: id }));
}
