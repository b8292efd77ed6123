import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '../../components/popover/index.ts';
import type { Filter } from '../shapes.ts';
import type { FilterBarLabels, FilterBarProps } from './filter-bar-props.ts';
import { FilterChip } from './filter-chip.tsx';
import { FilterForm } from './filter-form.tsx';
import { filterWords } from './filter-words.ts';
import { canFilterBy } from './operators.ts';

export interface FilterListProps extends Omit<FilterBarProps, 'labels'> {
  readonly labels: FilterBarLabels;
}

/** The filters that hold, and the way to one more. */
export function FilterList(props: FilterListProps) {
  const { fields, filters, onFiltersChange, searchRecords, recordLabel, labels } = props;
  const list = useRef<HTMLUListElement>(null);
  const [adding, setAdding] = useState(false);

  const replace = (index: number, filter: Filter) =>
    onFiltersChange(filters.map((other, place) => (place === index ? filter : other)));

  const remove = (index: number) => {
    // The pressed cross goes with its chip: the focus takes the next one's, or what adds one.
    const stops = list.current?.querySelectorAll<HTMLElement>(
      '[data-slot=filter-chip-remove], [data-slot=filter-add]',
    );
    stops?.[index + 1]?.focus();
    onFiltersChange(filters.filter((_, place) => place !== index));
  };

  return (
    <ul
      ref={list}
      aria-label={labels.filters}
      className="flex min-w-0 flex-wrap items-center gap-2"
    >
      {filters.map((filter, index) => {
        const field = fields.find(({ name }) => name === filter.field);
        if (field === undefined) return null;
        return (
          <FilterChip
            key={`${filter.field} ${filter.operator} ${index}`}
            words={filterWords(filter, field, recordLabel, labels)}
            onRemove={() => remove(index)}
            labels={labels}
          >
            {(close) => (
              <FilterForm
                fields={fields}
                filter={filter}
                searchRecords={searchRecords}
                recordLabel={recordLabel?.(field, filter.values[0] ?? '')}
                labels={labels}
                onApply={(changed) => {
                  close();
                  replace(index, changed);
                }}
              />
            )}
          </FilterChip>
        );
      })}
      <li>
        <Popover open={adding} onOpenChange={setAdding}>
          <PopoverTrigger asChild>
            <Button
              data-slot="filter-add"
              size="small"
              variant="ghost"
              startIcon={<Plus aria-hidden="true" />}
            >
              {labels.add}
            </Button>
          </PopoverTrigger>
          <PopoverContent aria-label={labels.chooseField} className="w-72">
            <FilterForm
              fields={fields.filter(canFilterBy)}
              searchRecords={searchRecords}
              labels={labels}
              onApply={(filter) => {
                setAdding(false);
                onFiltersChange([...filters, filter]);
              }}
            />
          </PopoverContent>
        </Popover>
      </li>
      {filters.length > 1 && (
        <li>
          <Button size="small" variant="ghost" onClick={() => onFiltersChange([])}>
            {labels.clear}
          </Button>
        </li>
      )}
    </ul>
  );
}
