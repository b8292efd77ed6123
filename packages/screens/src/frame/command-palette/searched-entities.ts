import type { RecordSource } from '@ninefold/data/records';
import { type Entity, entityId, findEntity } from '@ninefold/specification';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { screenAccess } from '@ninefold/rules/permissions';
import { type OpenedRecord, openedRecords, openLists } from '../../navigation/index.ts';
import { entitySpecificationQuery, type ListedEntity } from '../../screen-context/queries/index.ts';
import { recordSourceOf, useIdentity, useScreen } from '../../screen-context/index.ts';

/** The specification of more is not read: it would take too long. */
const mostRead = 16;

/** The entities whose records the palette names and searches, the likeliest first. */
export interface SearchedEntities {
  /** The records that the person opened last, the latest first. */
  readonly opened: readonly OpenedRecord[];
  /** In outline, from the beginning. */
  readonly outlines: readonly ListedEntity[];
  /** In full. Empty until they are read. */
  readonly entities: readonly Entity[];
  /** Undefined until they are read, and without a database. */
  readonly source: RecordSource | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Reads the entities whose records a person is likely to look for: that of the screen, those of the
 * records that they opened last, then those that navigation lists first.
 */
export function useSearchedEntities(): SearchedEntities {
  const { application, overview, roles } = useScreen();
  const identity = useIdentity();
  const { entity: current } = useParams({ strict: false });
  const client = application.database?.client;
  // As they are when the palette opens.
  const [opened] = useState(() => openedRecords(identity));
  const [outlines] = useState(() => {
    const likely = [current, ...opened.map(({ entity }) => entity)];
    const place = (entity: ListedEntity) => {
      const index = likely.indexOf(entityId(entity));
      return index === -1 ? likely.length : index;
    };
    return openLists(overview, roles)
      .filter(
        (entity) =>
          entity.grants.select &&
          entity.key.length > 0 &&
          screenAccess(overview.declaration, entityId(entity), 'detail', roles) === 'open',
      )
      .toSorted((a, b) => place(a) - place(b))
      .slice(0, mostRead);
  });
  const known = useQuery({
    ...entitySpecificationQuery(application, outlines.map(entityId)),
    enabled: client !== undefined && outlines.length > 0,
  });
  const { data } = known;
  const source = useMemo(
    () => (client === undefined || data === undefined ? undefined : recordSourceOf(client, data)),
    [client, data],
  );
  const entities = useMemo(
    () =>
      data === undefined
        ? []
        : outlines.flatMap((outline) => findEntity(data.specification, entityId(outline)) ?? []),
    [outlines, data],
  );
  return {
    opened,
    outlines,
    entities,
    source,
    hasFailed: known.isError,
    retry: () => void known.refetch(),
  };
}
