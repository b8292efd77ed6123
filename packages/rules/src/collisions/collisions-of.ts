import {
  type Entity,
  fieldOf,
  type Rule,
  rulesOf,
  type Specification,
} from '@ninefold/specification';
import { type CheckedRecord, storedValues } from '../constraints/index.ts';
import { type Compiled, compileExpression } from '../expressions/index.ts';
import { type Collides, collidesBy } from './collides.ts';
import { type Element, readElements, sameField } from './read-elements.ts';

/** A constraint by which a record can't be stored beside another one: UNIQUE, or an exclusion constraint. */
export interface Collision {
  readonly constraint: string;
  /** Names of the fields that two records have in common. */
  readonly fields: readonly string[];
  readonly elements: readonly Element[];
  /** NULL is the same as NULL. */
  readonly isNullValue: boolean;
  /** Names of the fields that the constraint's condition reads. */
  readonly reads: readonly string[];
  /** Whether the constraint is about a record; undefined where only the database can tell. */
  readonly isAbout: (record: CheckedRecord) => boolean | undefined;
  /** Whether two records that the constraint is about collide. */
  readonly collides: Collides;
}

type Values<Value> = Readonly<Record<string, Value>>;

/** Returns the constraints of an entity for which the Data API can be asked for the record in the way. */
export function collisionsOf(specification: Specification, entity: Entity): readonly Collision[] {
  return rulesOf(specification, entity).flatMap((rule) => collisionOf(entity, rule) ?? []);
}

function collisionOf(entity: Entity, rule: Rule): Collision | undefined {
  const { kind, constraint = '', sql, enforced } = rule;
  if ((kind !== 'unique' && kind !== 'exclusion') || enforced === false) return undefined;
  const definition = sql === undefined ? undefined : readDefinition(sql);
  if (sql !== undefined && definition === undefined) return undefined;
  const read =
    definition === undefined ? rule.fields.map(sameField) : readElements(definition.elements);
  if (read === undefined || read.length === 0) return undefined;
  const elements = read.map(({ element }) => element);
  const fields = [...new Set(elements.flatMap(fieldsOf))];
  if (!fields.every((name) => fieldOf(entity, name) !== undefined)) return undefined;
  const condition =
    definition?.condition === undefined ? undefined : compiledOf(entity, definition.condition);
  if (definition?.condition !== undefined && condition === undefined) return undefined;
  const isNullValue = rule.nullsNotDistinct === true;
  return {
    constraint,
    fields,
    elements,
    isNullValue,
    collides: collidesBy(entity, read, isNullValue),
    reads: condition?.columns ?? [],
    isAbout(record) {
      if (condition === undefined) return true;
      const verdict = condition.evaluate(likelyValues(entity, record), { now: Date.now() });
      return typeof verdict === 'object' && verdict !== null ? undefined : verdict === true;
    },
  };
}

/** Returns the values that a record most likely has once it is stored: a trigger may change them. */
export function likelyValues<Value>(
  entity: Entity,
  record: { readonly before?: Values<Value> | undefined; readonly sent: Values<Value> },
): Values<Value> {
  // The defaults are literals, and the rest is of the record.
  const stored = storedValues(entity, record) as Values<Value>;
  return { ...stored, ...record.before, ...record.sent };
}

function fieldsOf(element: Element): readonly string[] {
  if (element.is === 'computed') return element.of.map(({ field }) => field);
  return element.is === 'span' ? [element.from, element.to] : [element.field];
}

function compiledOf(entity: Entity, condition: string): Compiled | undefined {
  const columns = new Map(entity.fields.map((field) => [field.name, field]));
  const compiled = compileExpression(condition, columns);
  return compiled.kind === 'compiled' ? compiled : undefined;
}

interface Definition {
  readonly elements: string;
  readonly condition?: string;
}

/** Reads `CREATE UNIQUE INDEX … USING btree (a, b) WHERE c` and `EXCLUDE USING gist (a WITH =) WHERE (c)`. */
function readDefinition(sql: string): Definition | undefined {
  const [, method, rest = ''] =
    /^(?:CREATE UNIQUE INDEX .+?|EXCLUDE) USING (\w+) \((.*)$/s.exec(sql) ?? [];
  if (method === undefined) return undefined;
  const end = closing(rest);
  const after =
    /^\)(?: INCLUDE \([^)]*\))?(?: NULLS NOT DISTINCT)?(?: WITH \([^)]*\))?(?: WHERE (.*))?$/s.exec(
      rest.slice(end),
    );
  if (after === null) return undefined;
  const [, condition] = after;
  return { elements: rest.slice(0, end), ...(condition !== undefined && { condition }) };
}

/** Returns the place of the parenthesis that closes one before the text. */
function closing(text: string): number {
  let depth = 0;
  for (const match of text.matchAll(/"(?:[^"]|"")*"|'(?:[^']|'')*'|[()]/g)) {
    if (match[0] === '(') depth += 1;
    if (match[0] === ')') depth -= 1;
    if (depth < 0) return match.index;
  }
  return text.length;
}
