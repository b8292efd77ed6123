import {
  type Entity,
  entityId,
  type Rule,
  rulesOf,
  type Specification,
} from '@ninefold/specification';
import type { ColumnType, Compiled, Undecided } from '../expressions/index.ts';
import { compileCheck } from './compile-check.ts';

/** A CHECK of a table, or of a domain that a field has, with what it was compiled to. */
export interface Check {
  readonly rule: Rule;
  /** The field that a domain's constraint calls VALUE. */
  readonly value: string | undefined;
  readonly compiled: Compiled | Undecided;
}

const compiled = new WeakMap<Specification, Map<string, readonly Check[]>>();

/** Returns the enforced CHECKs of an entity, compiled once for each specification. */
export function checksOf(specification: Specification, entity: Entity): readonly Check[] {
  let ofEntities = compiled.get(specification);
  if (ofEntities === undefined) {
    ofEntities = new Map();
    compiled.set(specification, ofEntities);
  }
  const id = entityId(entity);
  let checks = ofEntities.get(id);
  if (checks === undefined) {
    checks = rulesOf(specification, entity)
      .filter(({ kind, enforced }) => (kind === 'check' || kind === 'one of') && enforced !== false)
      .flatMap((rule) => checkOf(entity, rule));
    ofEntities.set(id, checks);
  }
  return checks;
}

function checkOf(entity: Entity, rule: Rule): readonly Check[] {
  const { sql, fields } = rule;
  if (sql === undefined) return [];
  const value = isOfDomain(rule) ? fields[0] : undefined;
  const columns = new Map<string, ColumnType>(entity.fields.map((field) => [field.name, field]));
  const type = value === undefined ? undefined : columns.get(value);
  // Of an array of a domain, VALUE is each item.
  if (isOfDomain(rule) && type?.baseType === undefined) return [];
  const of = type === undefined ? columns : new Map([['VALUE', type]]);
  return [{ rule, value, compiled: compileCheck(sql, of) }];
}

export function isOfDomain({ source }: Rule): boolean {
  return source.from === 'database' && source.object.includes(' on domain ');
}
