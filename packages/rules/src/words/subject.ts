import { type Entity, type Field, fieldOf, type Specification } from '@ninefold/specification';
import {
  type ColumnType,
  compileTree,
  type Context,
  type Expression,
  type Verdict,
} from '../expressions/index.ts';

/** Thrown where there are no words for a part of a condition. */
export class Unsaid extends Error {}

/** What a condition is about. */
export interface Subject {
  readonly specification: Specification;
  readonly entity: Entity;
  /** The field that a domain's constraint calls VALUE. */
  readonly value: string | undefined;
  /** The values that would be stored, as far as they are known. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly context: Context;
}

/** @throws {Unsaid} if it isn't a field of the entity. */
export function fieldNamed({ entity, value }: Subject, column: string): Field {
  const name = value !== undefined && column === 'VALUE' ? value : column;
  const field = fieldOf(entity, name);
  if (field === undefined) throw new Unsaid(column);
  return field;
}

/** Evaluates a part of a condition for the record. */
export function verdictOf(subject: Subject, tree: Expression): Verdict {
  const { entity, value, values, context } = subject;
  const columns = new Map<string, ColumnType>(entity.fields.map((field) => [field.name, field]));
  if (value !== undefined) columns.set('VALUE', fieldNamed(subject, value));
  const compiled = compileTree(tree, columns);
  if (compiled.kind === 'undecided') return { undecided: compiled.reason };
  const record = value === undefined ? values : { ...values, VALUE: values[value] };
  return compiled.evaluate(record, context);
}
