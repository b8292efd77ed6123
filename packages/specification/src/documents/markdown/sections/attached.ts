import { isKnown } from '../../../model/fact.ts';
import type { Entity, Index, Publication, Trigger } from '../../../model/specification.ts';
import { listed } from '../../../phrases/sentence.ts';
import { code, emptyText, factText, list, names, sourceText } from '../text.ts';

/** Indexes, triggers and publications of an entity: what is not there differs from what was not read. */
export function attachedBlocks({ indexes, triggers, publications }: Entity): readonly string[] {
  return [
    ...titled('Indexes', indexes, indexText),
    ...titled('Triggers', triggers, triggerText),
    ...titled('Publications', publications, publicationText),
  ];
}

function titled<T>(
  title: string,
  items: readonly T[] | undefined,
  words: (item: T) => string,
): readonly string[] {
  if (items === undefined || items.length === 0) return [`${title}: ${emptyText(items, 'none')}`];
  return [`${title}:`, list(items.map(words))];
}

function indexText({ name, method, unique, columns, include, predicate, source }: Index): string {
  const over = columns.map(
    ({ field, expression, direction }) =>
      `${code(field ?? expression ?? '')}${direction === 'descending' ? ' descending' : ''}`,
  );
  return [
    `${code(name)}: ${over.join(', ')}`,
    unique ? 'unique' : undefined,
    method === 'btree' ? undefined : `by ${code(method)}`,
    include === undefined ? undefined : `holding ${names(include)} too`,
    predicate === undefined ? undefined : `only where ${code(predicate)}`,
  ]
    .filter((part) => part !== undefined)
    .join('; ')
    .concat(` (${sourceText(source)})`);
}

const happenings = {
  insert: 'created',
  update: 'changed',
  delete: 'removed',
  truncate: 'deleted all at once',
} as const;

function triggerText(trigger: Trigger): string {
  const { name, timing, events, level, fields, condition, description, enabled, source } = trigger;
  const when = listed(events.map((event) => happenings[event])).replace(' and ', ' or ');
  const only = fields.length === 0 ? '' : ` in ${names(fields)}`;
  const what = level === 'row' ? 'a record is' : 'records are';
  return [
    `${code(name)}: ${timing} ${what} ${when}${only}, calls ${code(trigger.function)}`,
    condition === undefined ? undefined : `only when ${code(condition)}`,
    enabled ? undefined : 'disabled',
    isKnown(description) ? factText(description) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join('; ')
    .concat(` (${sourceText(source)})`);
}

function publicationText({ name, events, fields, condition, source }: Publication): string {
  const what = listed(events.map((event) => happenings[event])).replace(' and ', ' or ');
  return [
    `${code(name)}: when a record is ${what}`,
    fields === undefined ? undefined : `with ${names(fields)} only`,
    condition === undefined ? undefined : `only where ${code(condition)}`,
  ]
    .filter((part) => part !== undefined)
    .join('; ')
    .concat(` (${sourceText(source)})`);
}
