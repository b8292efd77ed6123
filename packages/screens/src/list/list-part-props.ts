import type { ReactNode } from 'react';

/** What a custom screen gives a list that is a part of it. */
export interface ListPart {
  /** Names the list. */
  readonly title: string;
  /** The columns that it opens with, in order; those of the entity's list when left out. */
  readonly columns: readonly string[] | undefined;
  /** Says that there are no records. */
  readonly none: string | undefined;
  /** The heading, with the list's menu. */
  readonly header: (menu: ReactNode) => ReactNode;
}
