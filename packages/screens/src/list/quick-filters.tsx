import type { Filter, FilterTerm, ListState, RecordPage } from '@ninefold/data/records';
import type { Summary } from '@ninefold/data/records/summary';
import type { Entity } from '@ninefold/specification';
import { Toggle, ToggleGroup } from '@ninefold/ui/components/toggle-group';
import { quickChoice, sidewaysScroll } from '@ninefold/ui/patterns/filter-bar';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { useListScope, useRecordSource } from '../screen-context/index.ts';
import { summaryQuery } from '../screen-context/queries/index.ts';
import { quickFilterMessages } from './messages.ts';

const noValues: readonly string[] = [];

export interface QuickFiltersProps {
  readonly entity: Entity;
  /** A field with a few values. */
  readonly field: FieldDescriptor;
  readonly state: ListState;
  /** How many records match, as the page says. */
  readonly total: RecordPage['total'] | undefined;
  readonly onFiltersChange: (filters: readonly FilterTerm[]) => void;
}

/** The values of a field, each with how many records have it that match the other filters. */
export function QuickFilters({ entity, field, state, total, onFiltersChange }: QuickFiltersProps) {
  const within = useListScope(entity);
  const source = useRecordSource();
  const { name, options = [] } = field;
  const choice = quickChoice(name, state.filters);
  const chosen = choice?.values ?? noValues;
  const others = state.filters.filter((term) => term !== choice);
  const counts = useQuery({
    ...summaryQuery(
      source,
      entity,
      { ...state, filters: others },
      {
        by: { field: name, values: options.map(({ value }) => value) },
        // The page counts those that match all filters.
        total: others.length === state.filters.length ? total : undefined,
      },
      within,
    ),
    placeholderData: keepPreviousData,
  });
  const group = useRef<HTMLDivElement>(null);
  const pressed = chosen.join('\n');
  useLayoutEffect(() => {
    const on = pressed === '' ? null : group.current?.querySelector('[aria-pressed=true]');
    on?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pressed]);
  return (
    <div data-slot="quick-filters" {...sidewaysScroll}>
      <ToggleGroup
        ref={group}
        selection="multiple"
        size="small"
        label={quickFilterMessages.label({ field: field.label })}
        className="max-w-none flex-nowrap"
        value={chosen}
        onValueChange={(values) => onFiltersChange([...others, ...filtersFor(name, values)])}
      >
        {options.map(({ value, label }) => (
          <Toggle key={value} value={value}>
            {label}
            <span className="min-w-4 text-end font-normal text-ink-subtle tabular-nums">
              {countText(counts.data, value)}
            </span>
          </Toggle>
        ))}
      </ToggleGroup>
    </div>
  );
}

function filtersFor(field: string, values: readonly string[]): readonly Filter[] {
  if (values.length === 0) return [];
  return [{ field, operator: values.length === 1 ? 'eq' : 'in', values }];
}

function countText(summary: Summary | undefined, value: string): string {
  if (summary === undefined) return '';
  const group = summary.groups.find((each) => each.value === value);
  const { count, exact } = group ?? { count: 0, exact: true };
  return (exact ? quickFilterMessages.count : quickFilterMessages.countOfAbout)({ count });
}
