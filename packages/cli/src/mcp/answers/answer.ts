import {
  type Entity,
  entityId,
  type Fact,
  findEntity,
  isKnown,
  type Source,
} from '@ninefold/specification';
import { nameOfSource } from '@ninefold/specification/explain';
import { formatList } from '@ninefold/messages';
import { CommandError } from '../../command/index.ts';
import { mcpMessages } from '../messages.ts';
import type { Reading } from '../reading.ts';

/** A JSON Schema of an object. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** A tool: a question, and how it is answered. */
export interface Answer {
  readonly name: string;
  readonly title: () => string;
  readonly description: () => string;
  readonly input: () => ObjectSchema;
  readonly output: ObjectSchema;
  readonly answer: (
    reading: Reading,
    given: Readonly<Record<string, string | undefined>>,
  ) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
}

/** A fact that is not known. */
export const notShown = 'not shown';

/** Returns a fact with the name of its source, or “not shown”. */
export function fact<T>(known: Fact<T> | undefined) {
  return isKnown(known) ? { value: known.value, from: from(known.source) } : notShown;
}

/** Returns the name of a source: `column public.work_order.due_at`. */
export function from(source: Source | Fact<unknown>['source']): string {
  return nameOfSource(source).join('; ') || notShown;
}

export const text = { type: 'string' };
/** The parameter that names an entity. */
export const entityParameter = () => ({
  ...text,
  description: mcpMessages.entity({ example: 'work_order' }),
});
export const texts = { type: 'array', items: text };
/** Of `fact`. */
export const factSchema = {
  anyOf: [
    { const: notShown },
    { type: 'object', properties: { value: {}, from: text }, required: ['value', 'from'] },
  ],
};

export function list(properties: Readonly<Record<string, object>>, ...optional: string[]) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'array', items: { type: 'object', properties, required } };
}

/** @throws {CommandError} for an entity that there is not. */
export function namedEntity({ specification }: Reading, name: string | undefined): Entity {
  const found = findEntity(specification, name ?? '');
  if (found !== undefined) return found;
  throw new CommandError(
    mcpMessages.noEntity({
      entity: name ?? '',
      entities: formatList(specification.entities.map(entityId)),
    }),
  );
}
