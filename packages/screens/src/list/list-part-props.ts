import type { ComponentProps, FunctionComponent, ReactNode } from 'react';
import type { EntityScreenProps } from '../failures/index.ts';
import type { ListViews } from '../saved-views/index.ts';

/** What a custom screen gives its list. */
export interface ListPart {
  /** Names the list. */
  readonly title: string;
  /** The columns that it opens with, in order; those of the entity's list when left out. */
  readonly columns: readonly string[] | undefined;
  /** Says that there are no records. */
  readonly none: string | undefined;
  /** Beside the heading. */
  readonly actions: ReactNode;
  /** Of the heading of a list that isn't the whole screen. */
  readonly titleId?: string;
  /** In place of the heading of a screen. */
  readonly Header?: FunctionComponent<ListHeaderProps>;
}

export interface ListHeaderProps
  extends EntityScreenProps, Partial<Pick<ListPart, 'titleId' | 'actions'>> {
  readonly title: string;
  readonly views: Omit<ComponentProps<typeof ListViews>, 'entity' | 'className'>;
  readonly menu: ReactNode;
}
