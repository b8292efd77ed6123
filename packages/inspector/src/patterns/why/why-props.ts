import type { WhyId } from '@ninefold/ui/patterns/why';
import type { RefObject } from 'react';

/** The answer to "why?". */
export interface WhyExplanation {
  /** The question in words. */
  readonly title: string;
  /** The findings, the most important first. Neighbours with the same source share its line. */
  readonly findings: readonly WhyFinding[];
  /** Possible next steps. */
  readonly remedies: readonly string[];
}

export interface WhyFinding {
  readonly statement: string;
  /** The kind of source; `none` means not shown. */
  readonly from: 'database' | 'declared' | 'platform' | 'derived' | 'none';
  /** The source in words, beside what kind it is: "a constraint on the table". */
  readonly origin: string;
  /** The address of the full description. */
  readonly place: { readonly label: string; readonly href: string };
  /** For developers: names and SQL, a line each. */
  readonly technical: readonly string[];
}

/** One thing on the screen that can be asked about. */
export interface Askable {
  readonly why: WhyId;
  readonly name: string;
  /** On the screen; absent things are listed alone. */
  readonly element: HTMLElement;
}

export interface WhyWindowProps {
  /** The element beside it. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Gets the focus back. */
  readonly returnFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}
