import { listRecords, type RecordSource, initialListState } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { useQueries } from '@tanstack/react-query';
import { useScreen } from '../screen-context/index.ts';
import { recentField, recentOrder } from '../descriptors/index.ts';
import { latest, type RecentRecord } from './recent.ts';

export interface Recent {
  /** Last changed first; undefined while they are read. */
  readonly changed: readonly RecentRecord[] | undefined;
  /** Of entities that do not tell when a record was changed: those with the highest numbers. */
  readonly numbered: readonly RecentRecord[] | undefined;
}

const rowsShown = 8;
const entitiesAsked = 5;

/** The records that were changed or made last, of some entities. */
export function useRecentRecords(source: RecordSource, entities: readonly Entity[]): Recent {
  const asked = entities
    .flatMap((entity) => {
      const by = recentField(entity);
      return by === undefined ? [] : [{ entity, by }];
    })
    .slice(0, entitiesAsked);
  const { tenant } = useScreen();
  const answers = useQueries({
    queries: asked.map(({ entity, by }) => {
      const state = {
        ...initialListState,
        order: recentOrder(by),
        limit: by.by === 'time' ? rowsShown : 3,
      };
      return {
        queryKey: ['records', entity.schema, entity.name, 'recent'],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          listRecords(
            source,
            entity,
            state,
            { fields: [by.field.name], signal },
            { filters: tenant?.narrow(entity) ?? [] },
          ),
      };
    }),
  });
  const records = asked.flatMap(({ entity, by }, index) =>
    (answers[index]?.data?.rows ?? []).map((row): RecentRecord & { by: typeof by.by } => {
      const at = row.values[by.field.name];
      return { entity, row, by: by.by, ...(by.by === 'time' && typeof at === 'string' && { at }) };
    }),
  );
  const ready = answers.every(({ isPending }) => !isPending);
  const onceReady = (by: 'time' | 'key', found: readonly RecentRecord[]) =>
    ready || !asked.some((each) => each.by.by === by) ? found : undefined;
  return {
    changed: onceReady('time', latest(records, rowsShown)),
    numbered: onceReady('key', records.filter(({ by }) => by === 'key').slice(0, rowsShown)),
  };
}
