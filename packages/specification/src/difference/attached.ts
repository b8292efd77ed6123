import { entityId } from '../model/paths.ts';
import type { Entity, Index, Publication, Trigger } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { factChange } from './fact-changes.ts';
import type { ChangeKind } from './kinds.ts';
import { capital, onEntity } from './names.ts';
import { pairsOf, same } from './pairs.ts';

/** Indexes, triggers and publications; compared where both specifications tell of them. */
export function attachedChanges(before: Entity, after: Entity): readonly Draft[] {
  return [
    ...changesOf('index', before, after, before.indexes, after.indexes, indexText),
    ...changesOf('trigger', before, after, before.triggers, after.triggers, triggerText),
    ...triggerComments(before, after),
    ...changesOf('publication', before, after, before.publications, after.publications, published),
  ];
}

type Thing = 'index' | 'trigger' | 'publication';

function changesOf<T extends Index | Trigger | Publication>(
  what: Thing,
  entityBefore: Entity,
  entityAfter: Entity,
  before: readonly T[] | undefined,
  after: readonly T[] | undefined,
  textOf: (item: T) => string,
): readonly Draft[] {
  if (before === undefined || after === undefined) return [];
  const pairs = pairsOf(before, after, ({ name }) => name);
  const entity = entityId(entityBefore);
  const draft = (kind: ChangeKind, item: T, words: string): Draft => ({
    kind,
    object: onEntity(what, item.name, entityAfter),
    statement: `${capital(onEntity(what, item.name, entityAfter))} ${words}`,
    about: { entity, ...fieldsOf(item) },
  });
  return [
    ...pairs.removed.map((item) => ({
      ...draft(`${what} removed`, item, 'was removed.'),
      before: textOf(item),
    })),
    ...pairs.added.map((item) => ({
      ...draft(`${what} added`, item, `is new: ${textOf(item)}.`),
      after: textOf(item),
    })),
    ...pairs.both
      .filter((pair) => !same(bare(pair.before), bare(pair.after)))
      .map((pair) => ({
        ...draft(
          `${what} changed`,
          pair.after,
          textOf(pair.before) === textOf(pair.after)
            ? 'has a different definition.'
            : `was ${textOf(pair.before)} and is ${textOf(pair.after)}.`,
        ),
        before: textOf(pair.before),
        after: textOf(pair.after),
      })),
  ];
}

/** The fields that it is about, where it names some and no expression may hold others. */
function fieldsOf(item: Index | Trigger | Publication): { readonly fields?: readonly string[] } {
  if (!('columns' in item) || item.predicate !== undefined) return {};
  const fields = item.columns.map(({ field }) => field);
  const named = fields.filter((field) => field !== undefined);
  return named.length === fields.length ? { fields: [...named, ...(item.include ?? [])] } : {};
}

/** Without its source and its comment, which are no part of what it does. */
function bare(item: object): object {
  return Object.fromEntries(
    Object.entries(item).filter(([key]) => key !== 'source' && key !== 'description'),
  );
}

function triggerComments(before: Entity, after: Entity): readonly Draft[] {
  const { both } = pairsOf(before.triggers ?? [], after.triggers ?? [], ({ name }) => name);
  return both.flatMap((pair) => {
    const object = onEntity('trigger', pair.before.name, before);
    return factChange(pair.before.description, pair.after.description, {
      kind: 'comment changed',
      object,
      name: `The comment on ${object}`,
      about: { entity: entityId(before) },
    });
  });
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

function published({ events, fields }: Publication): string {
  return `${events.join(', ')}${fields === undefined ? '' : ` of ${fields.join(', ')}`}`;
}
