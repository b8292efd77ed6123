import type { ComponentProps, FunctionComponent, ReactNode } from 'react';
import type { ListViews } from '../saved-views/index.ts';

/** What a custom screen gives a list that is a part of it. */
export interface ListPart {
  /** Names the list. */
  readonly title: string;
  /** Of its heading. */
  readonly titleId: string;
  /** The columns that it opens with, in order; those of the entity's list when left out. */
  readonly columns: readonly string[] | undefined;
  /** Says that there are no records. */
  readonly none: string | undefined;
  /** Beside the heading. */
  readonly actions: ReactNode;
  /** It is the whole screen, in place of the assembled list, and has the address for itself. */
  readonly isScreen: boolean;
  readonly Header: FunctionComponent<PartHeaderProps>;
}

export interface PartHeaderProps extends Pick<ListPart, 'title' | 'titleId' | 'actions'> {
  readonly menu: ReactNode;
  readonly views: Omit<ComponentProps<typeof ListViews>, 'className'>;
}
