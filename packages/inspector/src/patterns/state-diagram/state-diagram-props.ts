import type { Tone } from '@ninefold/ui/components';

export interface StateDiagramProps {
  /** The accessible name of the diagram: "Work order: status". */
  readonly label: string;
  /** Kept the same while nothing changes. */
  readonly states: readonly StateNode[];
  readonly transitions: readonly StateTransition[];
}

export interface StateNode {
  readonly id: string;
  readonly label: string;
  readonly tone?: Tone;
  /** The address of its description. */
  readonly href: string;
  /** Records begin here. */
  readonly initial?: boolean;
  /** No record leaves it. */
  readonly final?: boolean;
}

export interface StateTransition {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly label: string;
  /** The roles that can make it, in words. */
  readonly by?: string;
  /** The required fields, in words. */
  readonly needs?: string;
}
