import {
  countRecords,
  listRecords,
  type RecordRow,
  type RecordSource,
  writeListAddress,
} from '@ninefold/data/records';
import type { Entity, Field, Specification } from '@ninefold/specification';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recentField } from '../descriptors/index.ts';
import { entityKey } from '../screen-context/queries/index.ts';
import { askedOf, useScreen } from '../screen-context/index.ts';
import { type Attention, attentionOf, dueFields } from './attention.ts';
import { movingStates } from './moving-states.ts';

/** A reason for work, and how many records it is. */
export interface Counted extends Attention {
  /** Null where it couldn't be read. */
  readonly count: number | null;
}

/** The work of a person with an entity's records. */
export interface WorkOfEntity {
  readonly entity: Entity;
  /** The most pressing reason first. */
  readonly reasons: readonly [Counted, ...Counted[]];
  /** A few records of the first one, undefined while they are read. */
  readonly rows: readonly RecordRow[] | undefined;
  readonly due: Field | undefined;
  /** The field whose states the records move through. */
  readonly state: Field | undefined;
}

const minute = 60_000;
export const rowsInTile = 5;

/** Reasons whose records are listed; the others are only counted. */
const pressing: readonly Attention['by'][] = ['assignment', 'past'];

/**
 * Returns the work of the person, by entity. Undefined until it is known whether there is any. The counts of states
 * are one request, where the database has its function; an assignment or a past day is one with its first records.
 */
export function useWork(
  specification: Specification,
  entities: readonly Entity[],
  source: RecordSource,
): readonly WorkOfEntity[] | undefined {
  const { application, loaded, tenant, acting, person } = useScreen();
  const reasons = useMemo(() => {
    const asked = askedOf({ loaded: { specification, declaration: loaded.declaration }, acting });
    const all = attentionOf(asked, entities);
    // Nothing is assigned to a visitor.
    return person === undefined ? all.filter(({ by }) => by !== 'assignment') : all;
  }, [specification, loaded, entities, acting, person]);

  const shownOf = (entity: Entity) => ({
    due: dueFields(entity)[0]?.field,
    state: entity.fields.find(({ name }) => name === movingStates(specification, entity)[0]?.field),
  });
  const listQuery = ({ entity, state, href }: Attention, limit: number) => {
    const { due, state: moving } = shownOf(entity);
    const recent = recentField(entity);
    const order = due
      ? [{ field: due.name, direction: 'ascending' as const }]
      : recent && [{ field: recent.field.name, direction: 'descending' as const }];
    const fields = [due, moving].flatMap((field) =>
      field?.grants.select === true ? field.name : [],
    );
    return {
      queryKey: [...entityKey(source.client, entity), 'work', href, limit],
      staleTime: minute,
      // Records become overdue without a write.
      refetchInterval: minute,
      queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
        const { rows, total } = await listRecords(
          source,
          entity,
          { ...state, limit, ...(order && { order }) },
          { fields: limit > 1 ? fields : [], signal },
          { filters: tenant?.narrow(entity) },
        );
        return { rows, count: total?.count ?? rows.length };
      },
    };
  };
  const countQuery = ({ entity, state, href }: Attention) => ({
    queryKey: [...entityKey(source.client, entity), 'count', href],
    staleTime: minute,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
      const own = Object.fromEntries(new URLSearchParams(writeListAddress(state)));
      const filters = async () => ({
        ...own,
        ...(await tenant?.conditions(application, entity, entities)),
      });
      const { timeZone, locale } = source;
      const context = { timeZone, locale, person: person?.id, signal };
      return {
        rows: undefined,
        count: await countRecords(source.client, entity, filters, context),
      };
    },
  });
  const answers = useQueries({
    queries: reasons.map((reason) =>
      reason.by === 'state'
        ? countQuery(reason)
        : listQuery(reason, pressing.includes(reason.by) ? rowsInTile : 1),
    ),
  });
  const found = reasons.map((reason, index) => ({
    ...reason,
    count: answers[index]?.isError === true ? null : (answers[index]?.data?.count ?? 0),
    rows: answers[index]?.data?.rows,
  }));
  const work = [
    ...Map.groupBy(
      found.filter(({ count }) => count !== 0),
      ({ entity }) => entity,
    ),
  ];
  // Where nothing is pressing, the first reason's records are read after it is counted.
  const later = work.flatMap(([, [first]]) =>
    first === undefined || pressing.includes(first.by) ? [] : [first],
  );
  const isCounted = answers.every(({ isPending }) => !isPending);
  const rowsLater = useQueries({
    queries: later.map((reason) => ({ ...listQuery(reason, rowsInTile), enabled: isCounted })),
  });
  if (!isCounted) return undefined;
  return work.flatMap(([entity, [first, ...others]]) => {
    if (first === undefined) return [];
    const index = later.indexOf(first);
    const rows = index === -1 ? first.rows : rowsLater[index]?.data?.rows;
    const isFailed = first.count === null || rowsLater[index]?.isError === true;
    return [
      {
        entity,
        reasons: [first, ...others] as const,
        rows: isFailed ? [] : rows,
        ...shownOf(entity),
      },
    ];
  });
}
