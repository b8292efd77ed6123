import {
  initialListState,
  listRecords,
  readListAddress,
  type RecordSource,
} from '@ninefold/data/records';
import { type Entity, entityId } from '@ninefold/specification';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { listAddress } from '../addresses/index.ts';
import { recentField, recentOrder } from '../descriptors/index.ts';
import { lastVisit } from '../navigation/index.ts';
import { entityKey } from '../screen-context/queries/index.ts';
import { useIdentity, useScreen } from '../screen-context/index.ts';
import { latest, type RecentRecord } from './use-recent-records.ts';
import { rowsInTile } from './use-work.ts';

/** The records of an entity that were updated since the person's last visit. */
export interface ChangedOfEntity {
  readonly entity: Entity;
  readonly count: number;
  /** The list of exactly these. */
  readonly href: string;
}

export interface Changed {
  /** When the last visit ended, as ISO 8601. */
  readonly since: string;
  readonly entities: readonly ChangedOfEntity[];
  /** The latest of all. */
  readonly records: readonly RecentRecord[];
}

const entitiesAsked = 5;
const updatedBy = /^(?:updated|modified|changed)_?by(?:_?id)?$/i;

/**
 * Returns what was changed since the person was last here: by others, where the records say who changed them.
 * `none` where nothing was, and on a first visit; undefined while it is read.
 */
export function useChanged(
  source: RecordSource,
  entities: readonly Entity[],
): Changed | 'none' | undefined {
  const { tenant } = useScreen();
  const identity = useIdentity();
  const [since] = useState(() => lastVisit(identity, Date.now()));
  const asked = (since === undefined ? [] : entities)
    .flatMap((entity) => {
      const recent = recentField(entity);
      if (recent?.by !== 'update') return [];
      const by = entity.fields.find(
        ({ name, person, grants }) => person === true && grants.select && updatedBy.test(name),
      );
      const address = new URLSearchParams([
        [recent.field.name, `gt.${since}`],
        ...(by === undefined ? [] : [[by.name, 'neq.me']]),
      ]);
      const { state } = readListAddress(address, entity);
      return [{ entity, recent, state, href: listAddress(entity, state) }];
    })
    .slice(0, entitiesAsked);
  const answers = useQueries({
    queries: asked.map(({ entity, recent, state, href }) => ({
      queryKey: [...entityKey(source.client, entity), 'changed', href],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        listRecords(
          source,
          entity,
          { ...initialListState, ...state, order: recentOrder(recent), limit: rowsInTile },
          { fields: [recent.field.name], signal },
          { filters: tenant?.narrow(entity) },
        ),
    })),
  });
  if (answers.some(({ isPending }) => isPending)) return undefined;
  const found = asked.map(({ entity, recent, href }, index) => {
    const { rows = [], total } = answers[index]?.data ?? {};
    const records = rows.map((row): RecentRecord => {
      const at = row.values[recent.field.name];
      return { entity, row, ...(typeof at === 'string' && { at }) };
    });
    return { entity, href, count: total?.count ?? rows.length, records };
  });
  const changed = found.filter(({ count }) => count > 0);
  if (since === undefined || changed.length === 0) return 'none';
  return {
    since,
    entities: changed.map(({ entity, href, count }) => ({ entity, href, count })),
    records: latest(
      changed.flatMap(({ records }) => records),
      rowsInTile,
    ),
  };
}

export function keyOfRecord({ entity, row }: RecentRecord): string {
  return `${entityId(entity)} ${row.id}`;
}
