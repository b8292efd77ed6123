import { initialListState, type RecordOption } from '@ninefold/data/records';
import { formatList } from '@ninefold/messages';
import {
  type Entity,
  entityId,
  entityLabel,
  entityName,
  entityPlural,
} from '@ninefold/specification';
import type { PaletteCommand, PaletteGroup } from '@ninefold/ui/patterns/command-palette';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { listAddress, recordAddress } from '../../addresses/index.ts';
import { entityKey } from '../../screen-context/queries/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { findRecords } from './find-records.ts';
import { inTurn } from './in-turn.ts';
import { paletteMessages } from './messages.ts';
import { recordCommandId } from './recent-records.ts';
import type { RestedText } from './rested-text.ts';
import type { SearchedEntities } from './searched-entities.ts';

/** More are not searched: each is a request. */
const mostSearched = 12;
/** Requests at the same time. */
const atOnce = 4;
/** Records shown of an entity; its list has the others. */
const mostOfEntity = 5;

const run = inTurn(atOnce);

/** The records that are shown, and the text that they answer. */
interface Shown {
  readonly text: string;
  /** The entities whose answers are among them, by `entityId`. */
  readonly entities: readonly string[];
  readonly commands: readonly PaletteCommand[];
}

/**
 * Searches the records of several entities by label. Answers to one text are shown together, in the
 * order of the entities, and later ones below them, so that nothing that is shown moves. Answers to an
 * earlier text never replace them: they belong to other queries.
 *
 * @param typed The text at present. '' where there is nothing to search for.
 */
export function useFoundRecords(
  typed: string,
  { text, isLate }: RestedText,
  { entities, outlines, source, hasFailed, retry }: SearchedEntities,
): PaletteGroup | undefined {
  const { tenant } = useScreen();
  const [shown, setShown] = useState<Shown>({ text: '', entities: [], commands: [] });
  const searched = source === undefined || text === '' ? [] : entities.slice(0, mostSearched);
  const answers = useQueries({
    queries: searched.map((entity) => ({
      queryKey:
        source === undefined
          ? ['nothing found']
          : [...entityKey(source.client, entity), 'found', text, tenant?.id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        run(async () => {
          if (source === undefined) return [];
          return findRecords(source, entity, text, { tenant, signal });
        }, signal),
    })),
  });
  const isOpen = answers.some((each) => each.isPending || (each.isError && each.isFetching));
  const isComplete = source !== undefined && !isOpen;

  const before = shown.text === text ? shown : { text, entities: [], commands: [] };
  const arrived = searched.flatMap((entity, index) => {
    const options = answers[index]?.data;
    const isShown = before.entities.includes(entityId(entity));
    return options === undefined || isShown ? [] : [{ entity, options }];
  });
  if ((isComplete || isLate) && (arrived.length > 0 || shown.text !== text)) {
    setShown({
      text,
      entities: [...before.entities, ...arrived.map(({ entity }) => entityId(entity))],
      commands: [
        ...before.commands,
        ...arrived.flatMap(({ entity, options }) => commandsOf(entity, options, text)),
      ],
    });
  }

  if (typed === '' || outlines.length === 0) return undefined;
  const failed = searched.filter((_, index) => answers[index]?.isError);
  const problem = hasFailed
    ? paletteMessages.entitiesFailed
    : failed.length > 0
      ? paletteMessages.searchFailed({ entities: formatList(failed.map(entityPlural)) })
      : undefined;
  return {
    id: 'records',
    title: paletteMessages.records,
    searched: true,
    commands: shown.commands,
    outdated: shown.text !== typed,
    loading: !hasFailed && (typed !== text || !isComplete),
    problem,
    onRetry: () => {
      if (hasFailed) retry();
      for (const each of answers) if (each.isError) void each.refetch();
    },
    empty: problem === undefined ? paletteMessages.noRecords : undefined,
  };
}

function commandsOf(
  entity: Entity,
  options: readonly RecordOption[],
  text: string,
): readonly PaletteCommand[] {
  const found = options.slice(0, mostOfEntity).map(({ id, label, detail }): PaletteCommand => ({
    id: recordCommandId(entity, id),
    label,
    detail: [entityLabel(entity), detail].filter((part) => part !== undefined).join(' · '),
    kind: 'record',
    href: recordAddress(entity, id),
  }));
  if (options.length <= mostOfEntity) return found;
  const all: PaletteCommand = {
    id: `all of ${entityId(entity)}`,
    label: paletteMessages.showAll(entityName(entity)),
    keywords: [text],
    kind: 'list',
    href: listAddress(entity, { ...initialListState, search: text }),
  };
  return [...found, all];
}
