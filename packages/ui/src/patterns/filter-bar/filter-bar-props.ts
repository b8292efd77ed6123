import type { ReactNode } from 'react';
import type { FieldDescriptor, Filter, FilterOperator, SearchRecords } from '../shapes.ts';

export interface FilterBarProps {
  /** Fields that can be filtered by. */
  readonly fields: readonly FieldDescriptor[];
  readonly filters: readonly Filter[];
  readonly onFiltersChange: (filters: readonly Filter[]) => void;
  /** The text searched for. Together with `onSearchChange` it gives a search field. */
  readonly search?: string;
  /** Called when typing rests, on Enter, and on clearing. */
  readonly onSearchChange?: (text: string) => void;
  /** Offers records where a field is a reference; without it the key is typed. */
  readonly searchRecords?: SearchRecords;
  /** What a record in a reference's filter is called, where known. */
  readonly recordLabel?: (field: FieldDescriptor, id: string) => string | undefined;
  /** At the end of the bar: the column chooser, a count on phones. */
  readonly end?: ReactNode;
  readonly labels?: Partial<FilterBarLabels>;
  readonly className?: string;
}

export interface FilterBarLabels {
  readonly filters: string;
  readonly add: string;
  readonly chooseField: string;
  readonly findField: string;
  readonly noField: string;
  readonly operator: string;
  readonly value: string;
  readonly apply: string;
  readonly back: string;
  readonly clear: string;
  readonly search: string;
  /** `Remove the filter Status is any of Open, Planned` */
  readonly remove: (words: string) => string;
  readonly edit: (words: string) => string;
  /** The phone's button: `Filter · 3`. */
  readonly button: (count: number) => string;
  readonly done: string;
  /** Each operator in words, for a field of the given kind. */
  readonly operatorWords: (operator: FilterOperator, field: FieldDescriptor) => string;
}
