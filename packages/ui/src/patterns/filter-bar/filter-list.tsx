import { Plus } from 'lucide-react';
import {
  lazy,
  type ReactElement,
  type Ref,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/button/index.ts';
import type { FilterTerm } from '../../shapes/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { type FilterChips, loadedFilterChips, preloadFilterChips } from './load-filter-chips.ts';
import type { FilterPlace } from './filter-form.tsx';
import { filterBarMessages } from './messages.ts';

const LazyChips = lazy(async () => ({ default: await preloadFilterChips() }));
// With what shows the filter that they make.
const loadOpener = async () => {
  const [module] = await Promise.all([import('./filter-opener.tsx'), preloadFilterChips()]);
  return module;
};
const FilterOpener = lazy(async () => ({ default: (await loadOpener()).FilterOpener }));

interface FilterListOwnProps extends FilterBarProps {
  /** Opens a filter's form elsewhere; without it, beside its button. */
  readonly onOpen?: (place: FilterPlace) => void;
  /** Which filter's form was open before: its button takes the focus. */
  readonly returnedFrom?: FilterPlace;
  /** The button for one more filter, which a shortcut presses too. */
  readonly addRef?: Ref<HTMLButtonElement>;
  /** The key that presses it: `F`. */
  readonly shortcut?: string | undefined;
}

/** The filters that hold, and the way to one more. */
export function FilterList({
  onOpen,
  returnedFrom,
  addRef,
  shortcut,
  ...props
}: FilterListOwnProps) {
  const { fields, filters, onFiltersChange } = props;
  // The same as long as the list is shown: another component would take the focus with it.
  const [Chips] = useState<FilterChips>(() => loadedFilterChips() ?? LazyChips);
  const { list, keepFocus } = useKeptFocus(filters, returnedFrom);

  const opener = (place: FilterPlace, label: string, button: (open?: () => void) => ReactElement) =>
    onOpen === undefined ? (
      <LazyOverlay popup="dialog" preload={loadOpener} trigger={button()}>
        <FilterOpener
          {...props}
          place={place}
          label={label}
          onFiltersChange={(next) => {
            // The chip that opened it may go.
            keepFocus('new');
            onFiltersChange(next);
          }}
        >
          {button()}
        </FilterOpener>
      </LazyOverlay>
    ) : (
      button(() => onOpen(place))
    );

  return (
    <div
      ref={list}
      data-slot="filter-list"
      className="flex min-w-0 items-center gap-x-1 gap-y-2 max-sm:flex-wrap"
    >
      {filters.length > 0 && (
        <Suspense>
          <Chips
            filters={filters}
            fields={fields}
            relations={props.relations}
            quickField={props.quickField}
            recordLabel={props.recordLabel}
            onFiltersChange={(next, focused) => {
              keepFocus(focused);
              onFiltersChange(next);
            }}
            opener={opener}
            inOneLine={onOpen === undefined}
          />
        </Suspense>
      )}
      {opener('new', filterBarMessages.chooseField, (open) => (
        <Button
          ref={addRef}
          data-slot="filter-add"
          aria-keyshortcuts={shortcut}
          size="small"
          variant="ghost"
          className="px-2 font-normal"
          start={<Plus aria-hidden="true" />}
          onClick={open}
        >
          <span className="@max-2xl:sr-only">{filterBarMessages.add}</span>
        </Button>
      ))}
    </div>
  );
}

/** Moves focus from a removed chip to the next one, or else to the button that adds a filter. */
function useKeptFocus(filters: readonly FilterTerm[], returnedFrom: FilterPlace | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const kept = useRef<{ readonly place: FilterPlace; readonly filters: readonly FilterTerm[] }>(
    undefined,
  );
  const returned = useRef(returnedFrom);

  useLayoutEffect(() => {
    const place = returned.current;
    if (place !== undefined) focusAt(list.current, 'filter-chip-edit', place);
  }, []);
  useLayoutEffect(() => {
    const before = kept.current;
    if (before === undefined || before.filters === filters) return;
    kept.current = undefined;
    // Unless it has gone elsewhere while the application was about it.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) focusAt(list.current, 'filter-chip-remove', before.place);
  }, [filters]);

  return {
    list,
    /** Says, before a chip goes, whose place the focus keeps. */
    keepFocus: (place: FilterPlace) => {
      kept.current = { place, filters };
    },
  };
}

function focusAt(list: HTMLElement | null, slot: string, place: FilterPlace): void {
  const chip =
    typeof place === 'number'
      ? list?.querySelectorAll('[data-slot=filter-chip]')[place]
      : undefined;
  const target =
    chip?.querySelector<HTMLElement>(`:scope:not([hidden])>[data-slot=${slot}]`) ??
    list?.querySelector<HTMLElement>('[data-slot=filter-add]');
  target?.focus();
}
