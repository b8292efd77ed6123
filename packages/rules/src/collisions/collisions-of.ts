import {
  type Entity,
  fieldOf,
  type Rule,
  rulesOf,
  type Specification,
} from '@ninefold/specification';
import { type CheckedRecord, storedValues } from '../constraints/index.ts';
import { type Compiled, compileExpression } from '../expressions/index.ts';
import { type Element, readElements } from './read-elements.ts';

/** A constraint by which a record can't be stored beside another one: UNIQUE, or an exclusion constraint. */
export interface Collision {
  readonly constraint: string;
  /** Names of the fields that two records have in common. */
  readonly fields: readonly string[];
  readonly elements: readonly Element[];
  /** Names of the fields that the constraint's condition reads. */
  readonly reads: readonly string[];
  /** Whether the constraint is about a record; undefined where only the database can tell. */
  readonly isAbout: (record: CheckedRecord) => boolean | undefined;
}

/** Returns the constraints of an entity for which the Data API can be asked for the record in the way. */
export function collisionsOf(specification: Specification, entity: Entity): readonly Collision[] {
  return rulesOf(specification, entity).flatMap((rule) => collisionOf(entity, rule) ?? []);
}

function collisionOf(entity: Entity, rule: Rule): Collision | undefined {
  const { kind, constraint = '', sql, enforced } = rule;
  if ((kind !== 'unique' && kind !== 'exclusion') || enforced === false) return undefined;
  const definition = sql === undefined ? undefined : readDefinition(sql);
  if (sql !== undefined && definition === undefined) return undefined;
  const elements =
    definition === undefined
      ? rule.fields.map((field): Element => ({ is: 'same', field }))
      : readElements(definition.elements);
  const fields = elements?.flatMap(fieldsOf);
  if (elements === undefined || fields === undefined || fields.length === 0) return undefined;
  if (!fields.every((name) => fieldOf(entity, name) !== undefined)) return undefined;
  const condition =
    definition?.condition === undefined ? undefined : compiledOf(entity, definition.condition);
  if (definition?.condition !== undefined && condition === undefined) return undefined;
  return {
    constraint,
    fields,
    elements,
    reads: condition?.columns ?? [],
    isAbout(record) {
      if (condition === undefined) return true;
      // A trigger may change a value. Most likely it keeps this one.
      const values = { ...storedValues(entity, record), ...record.before, ...record.sent };
      const verdict = condition.evaluate(values, { now: Date.now() });
      return typeof verdict === 'object' && verdict !== null ? undefined : verdict === true;
    },
  };
}

const fieldsOf = (element: Element) =>
  element.is === 'span' ? [element.from, element.to] : [element.field];

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
  const [, condition] =
    /^\)(?: INCLUDE \([^)]*\))?(?: WITH \([^)]*\))?(?: WHERE (.*?))?$/s.exec(rest.slice(end)) ?? [];
  const isPlain = rest.slice(end) === ')';
  if (!isPlain && condition === undefined) return undefined;
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
