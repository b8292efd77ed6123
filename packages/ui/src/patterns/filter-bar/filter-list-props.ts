import type { FilterBarLabels, FilterBarProps } from './filter-bar-props.ts';

/** The part of the bar that is about filters, with every label. */
export interface FilterListProps extends Pick<
  FilterBarProps,
  'fields' | 'filters' | 'onFiltersChange' | 'searchRecords' | 'recordLabel'
> {
  readonly labels: FilterBarLabels;
}
