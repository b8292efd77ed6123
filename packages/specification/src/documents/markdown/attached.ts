import type { Entity, Index, Publication, Trigger } from '../../model/index.ts';
import { listed, present } from '../../phrases/index.ts';
import { code, emptyText, knownText, list, names, sourceText } from './text.ts';

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
  return present([
    `${code(name)}: ${over.join(', ')}`,
    unique && 'unique',
    method !== 'btree' && `by ${code(method)}`,
    include !== undefined && `holding ${names(include)} too`,
    predicate !== undefined && `only where ${code(predicate)}`,
  ])
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
  return present([
    `${code(name)}: ${timing} ${what} ${when}${only}, calls ${code(trigger.function)}`,
    condition !== undefined && `only when ${code(condition)}`,
    !enabled && 'disabled',
    knownText(description),
  ])
    .join('; ')
    .concat(` (${sourceText(source)})`);
}

function publicationText({ name, events, fields, condition, source }: Publication): string {
  const what = listed(events.map((event) => happenings[event])).replace(' and ', ' or ');
  return present([
    `${code(name)}: when a record is ${what}`,
    fields !== undefined && `with ${names(fields)} only`,
    condition !== undefined && `only where ${code(condition)}`,
  ])
    .join('; ')
    .concat(` (${sourceText(source)})`);
}
