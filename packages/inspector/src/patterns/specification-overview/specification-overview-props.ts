import type { ReactNode } from 'react';

export interface SpecificationOverviewProps {
  readonly title: string;
  /** The number of facts by source, below the title. */
  readonly summary?: ReactNode;
  /** At the end of the head: Markdown, JSON. */
  readonly actions?: ReactNode;
  /** The nine, in order. */
  readonly points: readonly SpecificationPoint[];
  /** Instructions shown above the points. */
  readonly ways?: readonly WayToKnow[];
  /** Explanations of the colours, and facts about every product, below the points. */
  readonly legend?: ReactNode;
}

export interface SpecificationPoint {
  /** 1 to 9. */
  readonly number: number;
  readonly title: string;
  /** The point's own screen. */
  readonly href?: string;
  /** At the end of the title: `3 of 3`, `14 · 146`. */
  readonly figure?: string;
  /** The number of its facts by source; without it, the whole meter is `notShown`. */
  readonly shares?: {
    readonly database: number;
    readonly declared: number;
    readonly notShown: number;
  };
  /** One or two sentences of what is known. */
  readonly summary?: string;
  /** The statements of the point, each with its text or as not shown. */
  readonly statements?: readonly SpecificationStatement[];
  /** Details that are not shown, each as a tag: "Equipment condition: transitions not shown". */
  readonly missing?: readonly string[];
}

export interface SpecificationStatement {
  readonly label: string;
  /** Absent: not shown. */
  readonly value?: ReactNode;
}

export interface WayToKnow {
  readonly title: string;
  readonly text: string;
  /** A command or a file, to copy. */
  readonly code: string;
}
