import { Plus } from 'lucide-react';
import { lazy, useLayoutEffect, useRef, type ReactElement } from 'react';
import { Button } from '../../components/button/index.ts';
import type { FilterTerm } from '../../shapes/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import type { FilterBarProps } from './filter-bar-props.ts';
import { FilterChip, FilterChipEdit, FilterChipGroup, FilterChipWords } from './filter-chip.tsx';
import type { FilterPlace } from './filter-form.tsx';
import {
  filterWords,
  isGroup,
  termSentence,
  unknownField,
  useValueWording,
} from './filter-words.ts';
import { filterBarMessages } from './messages.ts';

const loadOpener = () => import('./filter-opener.tsx');
const FilterOpener = lazy(async () => ({ default: (await loadOpener()).FilterOpener }));
const loadBuilder = () => import('./filter-builder.tsx');
const FilterBuilder = lazy(async () => ({ default: (await loadBuilder()).FilterBuilder }));

interface FilterListOwnProps extends FilterBarProps {
  /** Opens a filter's form elsewhere; without it, beside its button. */
  readonly onOpen?: (place: FilterPlace) => void;
  /** Which filter's form was open before: its button takes the focus. */
  readonly returnedFrom?: FilterPlace;
}

/** The filters that hold, and the way to one more. */
export function FilterList({ onOpen, returnedFrom, ...props }: FilterListOwnProps) {
  const { fields, filters, onFiltersChange } = props;
  const wording = useValueWording(props.recordLabel);
  const { list, keepFocus } = useKeptFocus(filters, returnedFrom);

  const opener = (place: FilterPlace, label: string, button: (open?: () => void) => ReactElement) =>
    onOpen === undefined ? (
      <LazyOverlay popup="dialog" preload={loadOpener} trigger={button()}>
        <FilterOpener {...props} place={place} label={label}>
          {button()}
        </FilterOpener>
      </LazyOverlay>
    ) : (
      button(() => onOpen(place))
    );

  const builder = (button: ReactElement) => (
    <LazyOverlay popup="dialog" preload={loadBuilder} trigger={button}>
      <FilterBuilder
        {...props}
        trigger={button}
        onFiltersChange={(next) => {
          // The chip that opened it may go.
          keepFocus('new');
          onFiltersChange(next);
        }}
      />
    </LazyOverlay>
  );
  const place = { fields, relations: props.relations, wording };

  return (
    <ul
      ref={list}
      aria-label={filterBarMessages.filters}
      className="flex min-w-0 flex-1 basis-80 flex-wrap items-center gap-2"
    >
      {filters.map((filter, index) => {
        const sentence = termSentence(filter, place);
        const chip = {
          key: keyOf(filters, index),
          removeLabel: filterBarMessages.remove({ filter: sentence }),
          onRemove: () => {
            keepFocus(index);
            onFiltersChange(filters.toSpliced(index, 1));
          },
        };
        // A path is entered where groups are.
        if (isGroup(filter) || filter.path !== undefined) {
          const { key, ...group } = chip;
          return (
            <FilterChip key={key} name={sentence} {...group}>
              {builder(<FilterChipGroup sentence={sentence} />)}
            </FilterChip>
          );
        }
        const field = fields.find(({ name }) => name === filter.field);
        const words = filterWords(filter, field ?? unknownField(filter.field), wording);
        const { key, ...single } = chip;
        return (
          <FilterChip key={key} why={field?.why} name={words.field} {...single}>
            {field === undefined ? (
              <FilterChipWords {...words} />
            ) : (
              opener(index, filterBarMessages.edit({ filter: sentence }), (open) => (
                <FilterChipEdit words={words} onClick={open} />
              ))
            )}
          </FilterChip>
        );
      })}
      <li>
        {opener('new', filterBarMessages.chooseField, (open) => (
          <Button
            data-slot="filter-add"
            size="small"
            variant="ghost"
            className="px-2 font-normal"
            start={<Plus aria-hidden="true" />}
            onClick={open}
          >
            {filterBarMessages.add}
          </Button>
        ))}
      </li>
      <li>
        {builder(
          <Button size="small" variant="ghost" className="px-2 font-normal">
            {filterBarMessages.advanced}
          </Button>,
        )}
      </li>
      {filters.length > 1 && (
        <li>
          <Button
            size="small"
            variant="ghost"
            className="px-2 font-normal"
            onClick={() => {
              keepFocus('new');
              onFiltersChange([]);
            }}
          >
            {filterBarMessages.clear}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** Holds while others come and go and while it is changed: a filter keeps its field. */
function keyOf(filters: readonly FilterTerm[], index: number): string {
  const field = fieldOf(filters[index]);
  const before = filters.slice(0, index).filter((other) => fieldOf(other) === field);
  return `${before.length} ${field}`;
}

/** '' for a group: it is about several. */
function fieldOf(term: FilterTerm | undefined): string {
  return term === undefined || isGroup(term) ? '' : term.field;
}

/** Moves focus from a removed chip to the next one, or else to the button that adds a filter. */
function useKeptFocus(filters: readonly FilterTerm[], returnedFrom: FilterPlace | undefined) {
  const list = useRef<HTMLUListElement>(null);
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
  const chip = place === 'new' ? undefined : list?.children[place];
  const target =
    chip?.querySelector<HTMLElement>(`[data-slot=${slot}]`) ??
    list?.querySelector<HTMLElement>('[data-slot=filter-add]');
  target?.focus();
}
