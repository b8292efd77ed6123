import type { ReactNode } from 'react';
import type { Tone } from '@ninefold/ui/components';

/** The source of a fact; `none` is shown as *not shown*. */
export type FactSource =
  /** `object` names it: `column public.work_order.due_at`. */
  | { readonly from: 'database'; readonly object: string }
  /** `at` is the key path: `entities.work_order.label`. */
  | { readonly from: 'declared'; readonly at: string }
  | { readonly from: 'platform'; readonly document: string }
  | { readonly from: 'derived'; readonly of: string }
  | { readonly from: 'none' };

/** A further detail of a fact. */
export interface FactDetail {
  readonly term: string;
  /** In words; absent, with no links either: not shown. */
  readonly value?: string;
  /** The value is a name or SQL. */
  readonly code?: boolean;
  /** The address of a link in place of a value. */
  readonly links?: readonly FactLink[];
  readonly source?: FactSource;
}

export interface FactLink {
  readonly label: string;
  readonly href?: string;
}

export interface FactBadge {
  readonly label: string;
  readonly tone?: Tone;
  /** A state: with the dot of its tone. */
  readonly state?: boolean;
}

/** Lines for developers, folded away. */
export interface FactCode {
  readonly label: string;
  readonly code: string;
}

/** One statement about the product. */
export interface SpecificationFact {
  /** The ID of its element, for deep links. Contains no white space. */
  readonly id: string;
  readonly title: string;
  /** The technical name. */
  readonly name?: string;
  /** The address of a screen that shows it in use. */
  readonly href?: string;
  /** In words; `null`: not shown. */
  readonly text?: string | null;
  readonly badges?: readonly FactBadge[];
  /** Aspects that are not shown, each in a word or two: "colour". */
  readonly missing?: readonly string[];
  readonly details?: readonly FactDetail[];
  readonly code?: readonly FactCode[];
  readonly source: FactSource;
  /** Sources of its parts, if they differ; those of `details` need not be repeated. */
  readonly sources?: readonly FactPartSource[];
}

export interface FactPartSource {
  /** "Label", "Description" */
  readonly of: string;
  readonly source: FactSource;
}

/** Facts that belong together: those of an entity, of a field with states. */
export interface FactSection {
  readonly id: string;
  readonly title: string;
  readonly name?: string;
  readonly href?: string;
  /** At the end of the title: "12 fields". */
  readonly figure?: string;
  readonly text?: string | null;
  readonly details?: readonly FactDetail[];
  /** More details, folded away under this title. */
  readonly folded?: { readonly title: string; readonly details: readonly FactDetail[] };
  readonly source?: FactSource;
  /** A diagram between the introduction and the facts. */
  readonly figureBelow?: ReactNode;
  readonly facts: readonly SpecificationFact[];
}

export interface SpecificationFactsProps {
  readonly sections: readonly FactSection[];
  /** The id of the fact or section that the address names: it is scrolled to, focused and marked. */
  readonly marked?: string;
}
