import type { ReactNode } from 'react';
import type { FieldInputLabels } from '../../fields/input/index.ts';
import type { FieldDescriptor, Filter, FilterOperator, SearchRecords } from '../shapes.ts';
import type { MomentToken } from './moment-token.ts';

export interface FilterBarProps {
  /** Fields that can be filtered by. */
  readonly fields: readonly FieldDescriptor[];
  readonly filters: readonly Filter[];
  readonly onFiltersChange: (filters: readonly Filter[]) => void;
  /** The text searched for. Together with `onSearchChange` it gives a search field. */
  readonly search?: string;
  /** Called when typing rests, on Enter, and at once when the field is emptied. */
  readonly onSearchChange?: (text: string) => void;
  /** Offers records where a field is a reference; without it the key is typed. */
  readonly searchRecords?: SearchRecords;
  /**
   * What a record in a reference's filter is called, where known. What was
   * just chosen from `searchRecords` needs no answer here.
   */
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
  /** Names the value's input, after the field and the operator in words. */
  readonly value: (field: string, operator: string) => string;
  /** Said where a filter is applied that needs a value and has none. */
  readonly valueMissing: string;
  readonly notANumber: string;
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
  /** In the phone's drawer, from a filter's form to all filters. */
  readonly backToFilters: string;
  /** Each operator in words, for a field of the given kind. */
  readonly operatorWords: (operator: FilterOperator, field: FieldDescriptor) => string;
  /** Names the choice between a date and a moment relative to today. */
  readonly comparedWith: (field: string) => string;
  /** Compares with a date that is typed. */
  readonly ownMoment: string;
  /** A relative moment in words: `now`, `7 days from today`. */
  readonly momentWords: (moment: MomentToken) => string;
  /** A value that is text without a character. */
  readonly emptyText: string;
  /** Labels of the value inputs. `yes` and `no` come from `ValueFormatProvider`. */
  readonly entry: Partial<FieldInputLabels>;
}
