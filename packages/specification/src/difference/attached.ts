import {
  type Entity,
  entityId,
  type Index,
  type Publication,
  type Trigger,
} from '../model/index.ts';
import { objectOn } from '../phrases/index.ts';
import { commentChanges, type Draft, draft, listChanges, nameOf, type Subject } from './draft.ts';
import { pairsOf, same } from './pairs.ts';
import { differenceMessages } from './messages.ts';

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
  const pairs = pairsOf(before, after, ({ name }) => name);
  const subject = (item: T, fields = fieldsOf(item)): Subject => ({
    object: objectOn(what, item.name, entity),
    about: { entity: entityId(entity), ...fields },
  });
  return [
    ...listChanges(what, pairs, subject, (item, name) => ({
      added: differenceMessages.addedValue({ ...name, value: textOf(item) }),
      value: textOf(item),
    })),
    ...pairs.both
      .filter((pair) => !same(bare(pair.before), bare(pair.after)))
      .map((pair) => {
        const [old, now] = [textOf(pair.before), textOf(pair.after)];
        const values = { before: old, after: now };
        const name = nameOf(subject(pair.after));
        const statement =
          old === now
            ? differenceMessages.redefined(name)
            : differenceMessages.changed({ ...name, ...values });
        return draft(`${what} changed`, subject(pair.after), statement, values);
      }),
    ...pairs.both.flatMap((pair) =>
      commentChanges(pair.before, pair.after, subject(pair.before, {})),
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

/** Leaves out the source and the comment, which don't affect what it does. */
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
