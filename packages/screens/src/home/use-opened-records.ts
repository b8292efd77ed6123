import { listRecords, type RecordSource, initialListState } from '@ninefold/data/records';
import { type Entity, entityId } from '@ninefold/specification';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { openedRecords } from '../navigation-history/index.ts';
import { useScreen } from '../screen-context/index.ts';
import type { RecentRecord } from './recent.ts';

const shown = 6;

/** The records that this person opened last, as they are now: undefined while they are read. */
export function useOpenedRecords(
  source: RecordSource,
  entities: readonly Entity[],
): readonly RecentRecord[] | undefined {
  const { person, tenant } = useScreen();
  const [kept] = useState(() => (person === undefined ? [] : openedRecords(person.id)));
  // A key of one field is found among others in one request.
  const known = entities.filter(({ key }) => key.length === 1);
  const wanted = kept
    .filter(({ entity }) => known.some((each) => entityId(each) === entity))
    .slice(0, shown);
  const asked = known
    .map((entity) => ({
      entity,
      ids: wanted.flatMap((each) => (each.entity === entityId(entity) ? each.id : [])),
    }))
    .filter(({ ids }) => ids.length > 0);
  const answers = useQueries({
    queries: asked.map(({ entity, ids }) => {
      const among = { field: entity.key[0] ?? '', operator: 'in', values: ids } as const;
      const filters = [among, ...(tenant?.narrow(entity) ?? [])];
      return {
        queryKey: ['records', entity.schema, entity.name, 'opened', ...ids],
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          listRecords(source, entity, { ...initialListState, filters }, { fields: [], signal }),
      };
    }),
  });
  if (answers.some(({ isPending }) => isPending)) return undefined;
  return wanted.flatMap(({ entity: id, id: record }): readonly RecentRecord[] => {
    const index = asked.findIndex(({ entity }) => entityId(entity) === id);
    const row = answers[index]?.data?.rows.find((each) => each.id === record);
    const entity = asked[index]?.entity;
    return row === undefined || entity === undefined ? [] : [{ entity, row }];
  });
}
