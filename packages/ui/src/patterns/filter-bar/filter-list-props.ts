import type { FilterBarProps } from './filter-bar-props.ts';

/** The part of the bar that is about filters. */
export interface FilterListProps extends Pick<
  FilterBarProps,
  'fields' | 'filters' | 'onFiltersChange' | 'searchRecords' | 'recordLabel'
> {}
