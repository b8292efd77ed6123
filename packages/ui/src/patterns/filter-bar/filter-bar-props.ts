import type { ReactNode } from 'react';
import type {
  CountValues,
  FieldDescriptor,
  FilterRelation,
  FilterTerm,
  SearchRecords,
} from '../../shapes/index.ts';

export interface FilterBarProps {
  /** Fields that can be filtered by. */
  readonly fields: readonly FieldDescriptor[];
  /** All must match. */
  readonly filters: readonly FilterTerm[];
  readonly onFiltersChange: (filters: readonly FilterTerm[]) => void;
  /** Returns the related records that can be filtered by. Called when a group is shown or edited. */
  readonly relations?: () => readonly FilterRelation[];
  /** Loads relations that are not known yet. Called before all of them are offered. */
  readonly loadRelations?: () => Promise<unknown>;
  /** The text searched for. Together with `onSearchChange` it gives a search field. */
  readonly search?: string;
  /** Called when typing rests, on Enter, and at once when the field is emptied. */
  readonly onSearchChange?: (text: string) => void;
  /** Offers records where a field is a reference; without it the key is typed. */
  readonly searchRecords?: SearchRecords;
  /**
   * Returns the label of a record in a reference's filter, if known. A record that was
   * just chosen from `searchRecords` doesn't need one.
   */
  readonly recordLabel?: (field: FieldDescriptor, id: string) => string | undefined;
  /** Counts the records of each value that a filter offers, when it is opened. */
  readonly countValues?: CountValues;
  /** Choices beside the filters, in a line with `sidewaysScroll`. */
  readonly quick?: ReactNode;
  /** The field whose values they are: a filter that they show is not shown again. */
  readonly quickField?: FieldDescriptor;
  /** At the end of the bar: the column chooser. */
  readonly end?: ReactNode;
  readonly className?: string;
}
