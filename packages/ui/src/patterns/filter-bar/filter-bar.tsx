import { ListFilter } from 'lucide-react';
import { Button } from '../../components/button/index.ts';
import {
  Drawer,
  DrawerBody,
  DrawerClose,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from '../../components/drawer/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import { phone, useMediaQuery } from '../use-media-query.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterList, type FilterListProps } from './filter-list.tsx';
import { filterBarLabels } from './labels.ts';
import { ListSearch } from './list-search.tsx';

/** What a list is narrowed by: a search, and filters as chips; on phones behind one button. */
export function FilterBar(props: FilterBarProps) {
  const { search, onSearchChange, end, className } = props;
  const labels = { ...filterBarLabels, ...props.labels };
  const narrow = useMediaQuery(phone);
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
      <Filters {...props} labels={labels} />
      {end !== undefined && <div className="ms-auto flex items-center gap-2">{end}</div>}
    </div>
  );
}

function FilterDrawer(props: FilterListProps) {
  const { filters, labels } = props;
  return (
    <Drawer>
      <DrawerTrigger asChild>
        <Button size="small" startIcon={<ListFilter aria-hidden="true" />}>
          {labels.button(filters.length)}
        </Button>
      </DrawerTrigger>
      <DrawerContent side="bottom">
        <DrawerHeader>
          <DrawerTitle>{labels.filters}</DrawerTitle>
        </DrawerHeader>
        <DrawerBody>
          <FilterList {...props} />
        </DrawerBody>
        <DrawerFooter>
          <DrawerClose asChild>
            <Button variant="primary">{labels.done}</Button>
          </DrawerClose>
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  );
}
