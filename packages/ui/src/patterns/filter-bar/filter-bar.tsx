import { lazy, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { joinClassNames } from '../../components/styling/index.ts';
import type { FieldDescriptor, SearchRecords } from '../../shapes/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { ListSearch } from '../list-search.tsx';
import { useScreenActions, useShownShortcut } from '../screen-actions/index.ts';
import { phone, useMediaQuery } from '../use-media-query/index.ts';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterList } from './filter-list.tsx';
import { preloadFilterChips } from './load-filter-chips.ts';
import { filterBarMessages } from './messages.ts';

const loadDrawer = async () => {
  const [module] = await Promise.all([import('./filter-drawer.tsx'), preloadFilterChips()]);
  return module;
};
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

/** The search and filters of a list, as chips in one line; on phones behind one button. */
export function FilterBar(props: FilterBarProps) {
  const { filters, search, onSearchChange, quick, end, className } = props;
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useScreenActions([
    ...(onSearchChange === undefined
      ? []
      : [
          {
            id: 'list-search',
            label: filterBarMessages.searchList,
            shortcut: '/',
            keysOnly: true,
            onSelect: () => field.current?.focus(),
          },
        ]),
    {
      id: 'list-filter',
      label: filterBarMessages.addFilter,
      shortcut: 'F',
      onSelect: () => opener.current?.click(),
    },
  ]);
  const shown = useShownShortcut();
  const narrow = useMediaQuery(phone);
  const names = useRecordNames(props);
  const list = { ...props, ...names };
  const button = (
    <Button ref={opener} size="small" aria-keyshortcuts={shown('F')}>
      {filterBarMessages.button({ count: filters.length })}
    </Button>
  );
  const choices = quick !== undefined && (
    // Gives way to the filters that hold.
    <div className="min-w-0 flex-1 shrink-1000 basis-auto sm:min-w-1/5">{quick}</div>
  );
  const tools = end !== undefined && (
    <div data-slot="filter-bar-end" className="ms-auto flex shrink-0 items-center gap-1">
      {end}
    </div>
  );
  return (
    <div
      data-slot="filter-bar"
      className={joinClassNames(
        '@container flex items-center gap-2 px-4 pb-1 max-sm:flex-wrap sm:px-6 sm:pb-3',
        className,
      )}
    >
      {onSearchChange !== undefined && (
        // An icon beside an open record, until it is used.
        <search className="min-w-24 flex-1 basis-0 sm:max-w-56 sm:min-w-36 sm:basis-36 sm:@max-2xl:not-focus-within:has-placeholder-shown:max-w-8 sm:@max-2xl:not-focus-within:has-placeholder-shown:min-w-8">
          <ListSearch
            ref={field}
            shortcut={shown('/')}
            label={filterBarMessages.search}
            search={search ?? ''}
            onSearchChange={onSearchChange}
          />
        </search>
      )}
      {!narrow && choices}
      {narrow ? (
        <LazyOverlay popup="dialog" preload={loadDrawer} trigger={button}>
          <FilterDrawer {...list} trigger={button} />
        </LazyOverlay>
      ) : (
        <FilterList {...list} addRef={opener} shortcut={shown('F')} />
      )}
      {narrow && quick !== undefined ? (
        <div className="flex w-full min-w-0 items-center gap-2">
          {choices}
          {tools}
        </div>
      ) : (
        tools
      )}
    </div>
  );
}

type RecordNames = Pick<FilterBarProps, 'searchRecords' | 'recordLabel' | 'relations'>;

/** Remembers the labels of found records, so that a chip shows them before they are read again. */
function useRecordNames({ searchRecords, recordLabel, relations }: RecordNames): RecordNames {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const remembered = (search: SearchRecords | undefined): SearchRecords | undefined =>
    search &&
    (async (field, text, signal) => {
      const found = await search(field, text, signal);
      setNames((known) => {
        const added = found.map(
          (option) =>
            [nameOf(field, option.values?.[field.name] ?? option.id), option.label] as const,
        );
        return new Map([...known, ...added]);
      });
      return found;
    });
  return {
    searchRecords: remembered(searchRecords),
    relations:
      relations &&
      (() =>
        relations().map((each) => ({ ...each, searchRecords: remembered(each.searchRecords) }))),
    recordLabel: (field, id) => recordLabel?.(field, id) ?? names.get(nameOf(field, id)),
  };
}

/** By its reference: related records may have a field of the same name. Names may hold anything but NUL. */
function nameOf({ name, reference }: FieldDescriptor, id: string): string {
  return `${reference?.constraint ?? name}\u0000${id}`;
}
