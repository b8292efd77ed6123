import { entityId, entityLabel } from '@ninefold/specification';
import type { PaletteCommand, PaletteGroup } from '@ninefold/ui/patterns/command-palette';
import type { RecordRow } from '@ninefold/data/records';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { recordAddress } from '../../addresses/index.ts';
import { labelsQuery, listedRecord, recordKey } from '../../screen-context/queries/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { ownReference } from './find-records.ts';
import { paletteMessages } from './messages.ts';
import type { SearchedEntities } from './searched-entities.ts';

const mostShown = 6;

/**
 * Returns the records that the person opened last. They have their places from the beginning, and
 * their keys as names until their labels are read. Those that are gone are left out then.
 */
export function useRecentRecords({
  opened,
  outlines,
  entities,
  source,
}: SearchedEntities): PaletteGroup {
  const queries = useQueryClient();
  const { application } = useScreen();
  const { pathname } = useLocation();
  const shown = opened
    .flatMap(({ entity: name, id }) => {
      const outline = outlines.find((each) => entityId(each) === name);
      const href = outline && recordAddress(outline, id);
      return outline === undefined || href === undefined || href === pathname
        ? []
        : [{ outline, id, href }];
    })
    .slice(0, mostShown);
  const asked = entities
    .map((entity) => ({
      entity,
      ids: shown.flatMap((each) => (entityId(each.outline) === entityId(entity) ? each.id : [])),
    }))
    .filter(({ ids }) => ids.length > 0);
  const answers = useQueries({
    queries:
      source === undefined
        ? []
        : asked.map(({ entity, ids }) =>
            labelsQuery(application, source, ownReference(entity), ids),
          ),
  });
  const commands = shown.flatMap(({ outline, id, href }): readonly PaletteCommand[] => {
    const index = asked.findIndex(({ entity }) => entityId(entity) === entityId(outline));
    const entity = asked[index]?.entity;
    const labels = answers[index]?.data;
    const found = labels?.find((option) => option.id === id);
    if (labels !== undefined && found === undefined) return [];
    const read = entity && titleInCache(id);
    return [
      {
        id: recordCommandId(outline, id),
        label: found?.label ?? read ?? id,
        detail: entityLabel(outline),
        kind: 'recent',
        href,
      },
    ];

    function titleInCache(recordId: string): string | undefined {
      if (entity === undefined || source === undefined) return undefined;
      const { client } = source;
      const row = queries.getQueryData<RecordRow>(recordKey(client, entity, recordId));
      return (row ?? listedRecord(queries, client, entity, recordId))?.title;
    }
  });
  return { id: 'recent', title: paletteMessages.recent, commands };
}

/** Returns what tells a record's command apart, wherever it is found. */
export function recordCommandId(entity: Parameters<typeof entityId>[0], id: string): string {
  return `record ${entityId(entity)} ${id}`;
}
