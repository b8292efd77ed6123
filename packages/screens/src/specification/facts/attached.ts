import {
  type Entity,
  type Index,
  listed,
  type Publication,
  type Trigger,
} from '@ninefold/specification';
import type { FactDetail } from '@ninefold/ui/patterns/specification-facts';
import { detail } from './fact-parts.ts';

/** Indexes, triggers and publications: what is not there differs from what was not read. */
export function attachedDetails({
  indexes,
  triggers,
  publications,
}: Entity): readonly FactDetail[] {
  return [
    ...attached('Index', 'Fields with an index', indexes, indexWords),
    ...attached('Trigger', 'Triggers', triggers, triggerWords),
    ...attached('Publication', 'Publications', publications, publicationWords),
  ];
}

function attached<T extends { readonly source: NonNullable<FactDetail['source']> }>(
  one: string,
  all: string,
  items: readonly T[] | undefined,
  words: (item: T) => string,
): readonly FactDetail[] {
  if (items === undefined) return [{ term: all }];
  if (items.length === 0) return [detail(all, 'none')];
  return items.map((item) => ({ term: one, value: words(item), source: item.source }));
}

function indexWords({ columns, method, unique, include, predicate }: Index): string {
  const over = columns.map(
    ({ field, expression, direction }) =>
      `${field ?? expression ?? ''}${direction === 'descending' ? ' descending' : ''}`,
  );
  return [
    over.join(', '),
    ...(unique ? ['unique'] : []),
    ...(method === 'btree' ? [] : [`by ${method}`]),
    ...(include === undefined ? [] : [`holding ${include.join(', ')} too`]),
    ...(predicate === undefined ? [] : [`only where ${predicate}`]),
  ].join('; ');
}

const happenings = {
  insert: 'created',
  update: 'changed',
  delete: 'removed',
  truncate: 'deleted all at once',
} as const;

function happens(events: readonly (keyof typeof happenings)[]): string {
  return listed(events.map((event) => happenings[event])).replace(' and ', ' or ');
}

function triggerWords(trigger: Trigger): string {
  const { timing, events, level, fields, condition, enabled } = trigger;
  const only = fields.length === 0 ? '' : ` in ${fields.join(', ')}`;
  return [
    `${timing} ${level === 'row' ? 'a record is' : 'records are'} ${happens(events)}${only}, calls ${trigger.function}`,
    ...(condition === undefined ? [] : [`only when ${condition}`]),
    ...(enabled ? [] : ['disabled']),
    ...(trigger.description.value === undefined ? [] : [trigger.description.value]),
  ].join('; ');
}

function publicationWords({ name, events, fields, condition }: Publication): string {
  return [
    `${name}, when a record is ${happens(events)}`,
    ...(fields === undefined ? [] : [`with ${fields.join(', ')} only`]),
    ...(condition === undefined ? [] : [`only where ${condition}`]),
  ].join('; ');
}
