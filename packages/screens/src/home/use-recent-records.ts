import {
  initialListState,
  type ListState,
  listRecords,
  type RecordRow,
  type RecordSource,
} from '@ninefold/data/records';
import { type Entity, entityId } from '@ninefold/specification';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { type RecentField, recentField, recentOrder } from '../descriptors/index.ts';
import { openedRecords } from '../navigation/index.ts';
import { entityKey, type TenantScope } from '../screen-context/queries/index.ts';
import { useIdentity, useScreen } from '../screen-context/index.ts';

/** A record, with what it is one of and when it was changed. */
export interface RecentRecord {
  readonly entity: Entity;
  readonly row: RecordRow;
  /** ISO 8601; absent where it is not known. */
  readonly at?: string;
}

/** The records of a list, undefined while they are read, and the number that it leaves room for until then. */
export interface RecentRecords {
  readonly records: readonly RecentRecord[] | undefined;
  readonly expected: number;
}

/** More records of one entity with the same time were written by one statement, not by hand. */
const mostAtOnce = 2;

/**
 * Returns the records of several entities that were updated last, newest first. Leaves out records
 * that were written in bulk: they would hide what people work on.
 */
export function latest(records: readonly RecentRecord[], atMost: number): readonly RecentRecord[] {
  const together = Map.groupBy(records, ({ entity, at }) => `${entityId(entity)} ${at}`);
  return [...together.values()]
    .filter((group) => group.length <= mostAtOnce)
    .flat()
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => Date.parse(b.at ?? '') - Date.parse(a.at ?? ''))
    .slice(0, atMost);
}

/** A few records of an entity. */
interface ShortList {
  readonly entity: Entity;
  readonly key: readonly string[];
  readonly state: Partial<ListState>;
  /** Besides key and title. */
  readonly fields?: readonly string[];
}

function shortListQuery(
  source: RecordSource,
  tenant: TenantScope | undefined,
  { entity, key, state, fields = [] }: ShortList,
) {
  return queryOptions({
    queryKey: [...entityKey(source.client, entity), ...key],
    queryFn: ({ signal }) =>
      listRecords(
        source,
        entity,
        { ...initialListState, ...state },
        { fields, signal },
        { filters: tenant?.narrow(entity) },
      ),
  });
}

const openedShown = 5;

/** Returns the records that this person opened last, with their current values. */
export function useOpenedRecords(source: RecordSource, entities: readonly Entity[]): RecentRecords {
  const { tenant } = useScreen();
  const identity = useIdentity();
  const [kept] = useState(() => openedRecords(identity));
  // A key of one field is found among others in one request.
  const known = entities.filter(({ key }) => key.length === 1);
  const wanted = kept
    .filter(({ entity }) => known.some((each) => entityId(each) === entity))
    .slice(0, openedShown);
  const asked = known
    .map((entity) => ({
      entity,
      ids: wanted.flatMap((each) => (each.entity === entityId(entity) ? each.id : [])),
    }))
    .filter(({ ids }) => ids.length > 0);
  const answers = useQueries({
    queries: asked.map(({ entity, ids }) => {
      const among = { field: entity.key[0] ?? '', operator: 'in', values: ids } as const;
      const list = { entity, key: ['opened', ...ids], state: { filters: [among] } };
      return shortListQuery(source, tenant, list);
    }),
  });
  const expected = wanted.length;
  if (answers.some(({ isPending }) => isPending)) return { records: undefined, expected };
  const records = wanted.flatMap((each): readonly RecentRecord[] => {
    const index = asked.findIndex(({ entity }) => entityId(entity) === each.entity);
    const row = answers[index]?.data?.rows.find(({ id }) => id === each.id);
    const entity = asked[index]?.entity;
    return row === undefined || entity === undefined ? [] : [{ entity, row }];
  });
  return { records, expected };
}

const rowsShown = 8;
const numberedRows = 3;
const entitiesAsked = 5;

/** Recent records, and of how many entities they are. */
export interface RecentOfEntities extends RecentRecords {
  readonly entities: number;
}

/**
 * Returns the records of some entities that were updated last, and the newest ones of those that don't record when a
 * record was updated.
 */
export function useRecentRecords(
  source: RecordSource,
  entities: readonly Entity[],
): { readonly updated: RecentOfEntities; readonly newest: RecentOfEntities } {
  const asked = entities
    .flatMap((entity) => {
      const by = recentField(entity);
      return by === undefined ? [] : [{ entity, ...by }];
    })
    .slice(0, entitiesAsked);
  const { tenant } = useScreen();
  const answers = useQueries({
    queries: asked.map(({ entity, field, by }) => {
      const state = {
        order: recentOrder({ field, by }),
        limit: by === 'key' ? numberedRows : rowsShown,
      };
      const list = { entity, key: ['recent'], state, fields: [field.name] };
      return shortListQuery(source, tenant, list);
    }),
  });
  const recordsBy = (wanted: RecentField['by']) =>
    asked.flatMap(({ entity, field, by }, index): readonly RecentRecord[] => {
      if (by !== wanted) return [];
      return (answers[index]?.data?.rows ?? []).map((row) => {
        const at = row.values[field.name];
        return { entity, row, ...(by !== 'key' && typeof at === 'string' && { at }) };
      });
    });
  const ready = answers.every(({ isPending }) => !isPending);
  const updating = asked.filter(({ by }) => by === 'update').length;
  const numbered = asked.filter(({ by }) => by === 'key').length;
  const others = asked.length - updating;
  return {
    updated: {
      records: ready || updating === 0 ? latest(recordsBy('update'), rowsShown) : undefined,
      expected: rowsShown,
      entities: updating,
    },
    newest: {
      records:
        ready || others === 0
          ? [...latest(recordsBy('creation'), rowsShown), ...recordsBy('key')].slice(0, rowsShown)
          : undefined,
      expected: others > numbered ? rowsShown : Math.min(numberedRows * numbered, rowsShown),
      entities: others,
    },
  };
}
