import {
  type Entity,
  entityId,
  type Index,
  type Publication,
  type Trigger,
} from '../model/index.ts';
import { objectOn } from '../object-names/index.ts';
import type { Draft } from './change.ts';
import { draft, type Subject, wasAndIs } from './draft.ts';
import { commentChanges } from './fact-changes.ts';
import { pairsOf, same } from './pairs.ts';

/** Compares the indexes, triggers and publications that both specifications list. */
export function attachedChanges(before: Entity, after: Entity): readonly Draft[] {
  return [
    ...changesOf('index', after, before.indexes, after.indexes, indexText),
    ...changesOf('trigger', after, before.triggers, after.triggers, triggerText),
    ...changesOf('publication', after, before.publications, after.publications, publicationText),
  ];
}

type Attached = (Index | Trigger | Publication) & { readonly description?: Trigger['description'] };

function changesOf<T extends Attached>(
  what: 'index' | 'trigger' | 'publication',
  entity: Entity,
  before: readonly T[] | undefined,
  after: readonly T[] | undefined,
  textOf: (item: T) => string,
): readonly Draft[] {
  if (before === undefined || after === undefined) return [];
  const { removed, added, both } = pairsOf(before, after, ({ name }) => name);
  const subject = (item: T): Subject => ({
    object: objectOn(what, item.name, entity),
    about: { entity: entityId(entity), ...fieldsOf(item) },
  });
  return [
    ...removed.map((item) =>
      draft(`${what} removed`, subject(item), 'was removed.', { before: textOf(item) }),
    ),
    ...added.map((item) =>
      draft(`${what} added`, subject(item), `is new: ${textOf(item)}.`, { after: textOf(item) }),
    ),
    ...both
      .filter((pair) => !same(bare(pair.before), bare(pair.after)))
      .map((pair) => {
        const [old, now] = [textOf(pair.before), textOf(pair.after)];
        const words = old === now ? 'has a different definition.' : wasAndIs(old, now);
        return draft(`${what} changed`, subject(pair.after), words, { before: old, after: now });
      }),
    ...both.flatMap((pair) =>
      commentChanges(pair.before, pair.after, {
        object: objectOn(what, pair.before.name, entity),
        about: { entity: entityId(entity) },
      }),
    ),
  ];
}

/** Returns the fields of an index, unless an expression may hold others. */
function fieldsOf(item: Attached): { readonly fields?: readonly string[] } {
  if (!('columns' in item) || item.predicate !== undefined) return {};
  const fields = item.columns.map(({ field }) => field);
  const named = fields.filter((field) => field !== undefined);
  return named.length === fields.length ? { fields: [...named, ...(item.include ?? [])] } : {};
}

/** Leaves out the source and the comment, which are no part of what it does. */
function bare(item: Attached): object {
  return { ...item, source: undefined, description: undefined };
}

function indexText({ method, unique, columns, predicate }: Index): string {
  const names = columns.map(
    ({ field, expression, direction }) =>
      `${field ?? expression ?? ''}${direction === 'descending' ? ' descending' : ''}`,
  );
  const when = predicate === undefined ? '' : ` where ${predicate}`;
  return `${unique ? 'unique ' : ''}${method} (${names.join(', ')})${when}`;
}

function triggerText({ timing, events, level, enabled, function: called }: Trigger): string {
  const state = enabled ? '' : ', disabled';
  return `${timing} ${events.join(' or ')} for each ${level} ${called}${state}`;
}

function publicationText({ events, fields }: Publication): string {
  return `${events.join(', ')}${fields === undefined ? '' : ` of ${fields.join(', ')}`}`;
}
