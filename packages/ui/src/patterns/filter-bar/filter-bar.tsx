import { lazy } from 'react';
import { joinClassNames } from '../../components/styling/index.ts';
import { useLabels } from '../../labels/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { phone, useMediaQuery } from '../use-media-query.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterButton } from './filter-button.tsx';
import { FilterList } from './filter-list.tsx';
import { ListSearch } from '../list-search.tsx';
import { filterBarLabels } from './labels.ts';
import { useRecordNames } from './use-record-names.ts';

const loadDrawer = () => import('./filter-drawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

/** The search and filters of a list, as chips; on phones behind one button. */
export function FilterBar(props: FilterBarProps) {
  const { fields, filters, onFiltersChange, search, onSearchChange, end, className } = props;
  const labels = useLabels(filterBarLabels);
  const narrow = useMediaQuery(phone);
  const names = useRecordNames(props);
  const list = { ...names, fields, filters, onFiltersChange };
  return (
    <div
      data-slot="filter-bar"
      className={joinClassNames('flex flex-wrap items-start gap-2 px-4 pb-3 sm:px-6', className)}
    >
      {onSearchChange !== undefined && (
        <search className="w-full sm:w-56">
          <ListSearch label={labels.search} search={search ?? ''} onSearchChange={onSearchChange} />
        </search>
      )}
      {narrow ? (
        <LazyOverlay
          popup="dialog"
          preload={loadDrawer}
          trigger={<FilterButton count={filters.length} />}
        >
          <FilterDrawer {...list} />
        </LazyOverlay>
      ) : (
        <FilterList {...list} />
      )}
      {end !== undefined && <div className="ms-auto flex items-center gap-2">{end}</div>}
    </div>
  );
}
