import { joinClassNames } from '../../components/styling/index.ts';
import { phone, useMediaQuery } from '../use-media-query.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { FilterList } from './filter-list.tsx';
import { filterBarLabels } from './labels.ts';
import { ListSearch } from './list-search.tsx';
import { useRecordNames } from './use-record-names.ts';

/** What a list is narrowed by: a search, and filters as chips; on phones behind one button. */
export function FilterBar(props: FilterBarProps) {
  const { fields, filters, onFiltersChange, search, onSearchChange, end, className } = props;
  const labels = { ...filterBarLabels, ...props.labels };
  const narrow = useMediaQuery(phone);
  const names = useRecordNames(props);
  const Filters = narrow ? FilterDrawer : FilterList;
  return (
    <div
      data-slot="filter-bar"
      className={joinClassNames('flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-6', className)}
    >
      {onSearchChange !== undefined && (
        <search className="w-full sm:w-56">
          <ListSearch label={labels.search} search={search ?? ''} onSearchChange={onSearchChange} />
        </search>
      )}
      <Filters
        {...names}
        fields={fields}
        filters={filters}
        onFiltersChange={onFiltersChange}
        labels={labels}
      />
      {end !== undefined && <div className="ms-auto flex items-center gap-2">{end}</div>}
    </div>
  );
}
