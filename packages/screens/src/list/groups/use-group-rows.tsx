import type { ListState, RecordPage } from '@ninefold/data/records';
import type { SummaryGroup } from '@ninefold/data/records/summary';
import type { Entity } from '@ninefold/specification';
import { Button } from '@ninefold/ui/components/button';
import type { RecordGroup } from '@ninefold/ui/patterns/grouped-list';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { failureOf } from '../../application/index.ts';
import { fieldsToList, listQuery } from '../../screen-context/queries/index.ts';
import { useRowMarks } from '../../record/row-marks/index.ts';
import { useListScope, useRecordSource } from '../../screen-context/index.ts';
import { listGroupMessages } from './messages.ts';
import { groupId, openAtFirst } from './open-groups.ts';

/** Keeps which groups of a list are open, and reads the records of those, page by page. */
export function useGroupRows(
  entity: Entity,
  state: ListState,
  groups: readonly SummaryGroup[],
  pageSize: number,
  /** Those that are shown. */
  fields: readonly FieldDescriptor[],
) {
  const source = useRecordSource();
  const rowMarksOf = useRowMarks();
  const mark = useMemo(() => rowMarksOf(entity), [rowMarksOf, entity]);
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const [pages, setPages] = useState<Readonly<Record<string, number>>>({});
  const initial = openAtFirst(groups, pageSize);
  const isOpen = (id: string) => toggled[id] ?? initial.has(id);
  const within = useListScope(entity);
  const read = fieldsToList(
    entity,
    fields.map(({ name }) => name),
  );
  const wanted = groups.flatMap((group) => {
    const id = groupId(group);
    const count = isOpen(id) ? (pages[id] ?? 1) : 0;
    return Array.from({ length: count }, (_, page) => ({ id, group, page }));
  });
  const answers = useQueries({
    queries: wanted.map(({ group, page }) => {
      const filters = [...state.filters, ...group.filters];
      const range = { offset: page * pageSize, limit: pageSize };
      return listQuery(source, entity, { ...state, filters, ...range }, { within, fields: read });
    }),
  });
  const rowsOf = (group: SummaryGroup): RecordGroup => {
    const id = groupId(group);
    const own = answers.filter((_, index) => wanted[index]?.id === id);
    const failed = own.find(({ error }) => error !== null);
    const read = own.flatMap(({ data }) => data ?? []);
    const { filters: _filters, ...shown } = group;
    return {
      ...shown,
      id,
      open: isOpen(id),
      ...(failed?.error && {
        error: <GroupError error={failed.error} onRetry={() => void failed.refetch()} />,
      }),
      ...(read.length > 0 && {
        rows: read.flatMap(({ rows }) => rows.map(mark)),
        hasMore: hasMore(read, pageSize),
        busy: read.length < own.length,
      }),
    };
  };
  return {
    groups: groups.map(rowsOf),
    onOpenChange: (id: string, open: boolean) => setToggled((now) => ({ ...now, [id]: open })),
    onMore: (id: string) => setPages((now) => ({ ...now, [id]: (now[id] ?? 1) + 1 })),
  };
}

/** Whether records come after those of the pages. */
function hasMore(pages: readonly RecordPage[], pageSize: number): boolean {
  const last = pages.at(-1);
  if (last === undefined) return false;
  const seen = pages.reduce((sum, { rows }) => sum + rows.length, 0);
  return last.total?.exact === true ? seen < last.total.count : last.rows.length >= pageSize;
}

interface GroupErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function GroupError({ error, onRetry }: GroupErrorProps) {
  return (
    <span role="alert" className="flex items-center gap-3 text-danger">
      {failureOf(error).message}
      <Button size="small" data-grid-action onClick={onRetry}>
        {listGroupMessages.retry}
      </Button>
    </span>
  );
}
