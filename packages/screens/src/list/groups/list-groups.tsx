import type { ListState } from '@ninefold/data/records';
import type { DateUnit } from '@ninefold/data/records/summary';
import { type Entity, inSentence } from '@ninefold/specification';
import { Select } from '@ninefold/ui/components/select';
import { GroupedList, type GroupedListProps } from '@ninefold/ui/patterns/grouped-list';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureNotice } from '../../failures/index.ts';
import { useListScope, useRecordSource } from '../../screen-context/index.ts';
import { GapNote, GapState, summaryQuery } from '../../screen-context/queries/index.ts';
import type { SumsOfList } from '../sum-cells.tsx';
import { summedFields, sumFooters } from '../sum-footers.tsx';
import { isDate } from '../view-fields.ts';
import { EmptyList, type EmptyListProps } from '../empty-list.tsx';
import { listGroupMessages } from './messages.ts';
import { useGroupRows } from './use-group-rows.tsx';

/** So many groups are shown at first, and more each time. */
const groupsMore = 50;

export interface ListGroupsProps extends Pick<
  GroupedListProps,
  | 'fields'
  | 'titleField'
  | 'fitColumns'
  | 'onHiddenColumnsChange'
  | 'layout'
  | 'onLayoutChange'
  | 'onColumnsChange'
  | 'state'
  | 'hrefFor'
  | 'selection'
  | 'onSelectionChange'
  | 'panel'
> {
  readonly entity: Entity;
  /** The field whose values are the groups. */
  readonly field: FieldDescriptor;
  /** Only for a field with dates. */
  readonly unit: DateUnit | undefined;
  readonly onUnitChange: (unit: DateUnit) => void;
  /** Its offset doesn't matter. */
  readonly listState: ListState;
  readonly selected: SumsOfList['selection'];
  /** Whether a column that is added up fits beside the others. */
  readonly areSumsShown: boolean;
  /** Names the list. */
  readonly title: string;
  readonly none: EmptyListProps['none'];
  /** Takes search and filters away. */
  readonly onClear: () => void;
}

/** A list whose records are in a group for each value of a field. */
export function ListGroups({
  entity,
  field,
  onUnitChange,
  listState,
  selected,
  areSumsShown,
  title,
  none,
  onClear,
  ...props
}: ListGroupsProps) {
  const within = useListScope(entity);
  const source = useRecordSource();
  const [shown, setShown] = useState(groupsMore);
  const unit = isDate(field) ? (props.unit ?? 'month') : undefined;
  const fields = summedFields(props.fields);
  const values = field.kind === 'array' ? undefined : field.options?.map(({ value }) => value);
  const summary = useQuery({
    ...summaryQuery(
      source,
      entity,
      listState,
      { by: { field: field.name, unit, values }, sums: fields.map(({ name }) => name) },
      within,
    ),
    placeholderData: keepPreviousData,
  });
  const { groups: all = [], gap, cut = false } = summary.data ?? {};
  const groups = useGroupRows(
    entity,
    listState,
    all.slice(0, shown),
    props.state.limit,
    props.fields,
  );
  const sums: SumsOfList = {
    entity,
    fields,
    state: listState,
    total: undefined,
    selection: selected,
  };
  const footers = areSumsShown
    ? sumFooters(props.fields[0]?.name ?? '', sums, summary.data !== undefined)
    : {};
  const isEmpty = summary.data !== undefined && all.length === 0;
  return (
    <GroupedList
      {...props}
      {...footers}
      {...groups}
      label={listGroupMessages.label({
        entities: title,
        field: inSentence(field.label),
      })}
      groupField={field}
      unit={unit}
      busy={summary.isPlaceholderData}
      groups={summary.data && groups.groups}
      groupCount={all.length}
      onMoreGroups={shown < all.length ? () => setShown(shown + groupsMore) : undefined}
      empty={
        gap === undefined ? (
          <EmptyList
            entity={entity}
            emptyReason={isNarrowed(listState) ? 'no match' : 'none'}
            state={listState}
            none={none}
            onClear={onClear}
          />
        ) : (
          isEmpty && <GapState gap={gap} />
        )
      }
      error={failureNotice(summary, entity)}
      footerEnd={
        <>
          {cut && <span>{listGroupMessages.cut}</span>}
          {gap === undefined || isEmpty ? footers.footerEnd : <GapNote gap={gap} />}
          {unit !== undefined && (
            <Select
              size="small"
              aria-label={listGroupMessages.period}
              className="w-auto"
              value={unit}
              options={(['day', 'week', 'month', 'year'] as const).map((value) => ({
                value,
                label: listGroupMessages[value],
              }))}
              onChange={({ target }) => onUnitChange(target.value as DateUnit)}
            />
          )}
        </>
      }
    />
  );
}

function isNarrowed({ filters, search }: ListState): boolean {
  return filters.length > 0 || search.trim() !== '';
}
