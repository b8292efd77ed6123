/**
 * Addresses within the specification: `/specification/<point>#<anchor>`. The
 * anchor is the id of the element that shows the fact. Entities are named by
 * what `entityId` gives.
 */
import type { Call, ErrorEntry, Limit, Rule, Screen, StateField } from '@ninefold/specification';
import type { PointKey } from '@ninefold/specification/coverage';
import { partsOf } from './custom-paths.ts';
import { pointAddress } from './points.ts';

/** Turns a function that names a fact within a point into one that returns the fact's address. */
function within<Names extends readonly unknown[]>(
  point: PointKey,
  anchorOf: (...names: Names) => string,
): (...names: Names) => string {
  return (...names) => pointAddress(point, anchorOf(...names));
}

export const screenAddress = within('screens', screenAnchor);
export const entityAddress = within('entities', entityAnchor);
export const fieldAddress = within('entities', fieldAnchor);
export const statesAddress = within('states', statesAnchor);
export const ruleAddress = within('rules', ruleAnchor);
/** The address of a role's description. */
export const roleAddress = within('permissions', roleAnchor);
/** The address of a role's permissions for an entity. */
export const grantsAddress = within('permissions', grantsAnchor);
/** The address of the policies of an entity. */
export const policiesAddress = within('permissions', policiesAnchor);
export const callAddress = within('calls', callAnchor);
export const errorAddress = within('errors', errorAnchor);
export const limitAddress = within('limits', limitAnchor);

type ScreenName = Pick<Screen, 'kind' | 'path'>;
type StateFieldName = Pick<StateField, 'entity' | 'field'>;
type RuleName = Pick<Rule, 'entity' | 'kind' | 'fields' | 'constraint' | 'source'>;
type CallName = Pick<Call, 'method' | 'path' | 'schema' | 'function'>;
type ErrorName = Pick<ErrorEntry, 'code' | 'entity' | 'constraint' | 'fields'> &
  Partial<Pick<ErrorEntry, 'statement' | 'source'>>;
type LimitName = Pick<Limit, 'name' | 'entity' | 'field' | 'role' | 'bucket' | 'setting'>;

export function screenAnchor({ kind, path }: ScreenName): string {
  return anchor(kind, ...partsOf(path));
}

export function entityAnchor(entity: string): string {
  return anchor(entity);
}

export function fieldAnchor(entity: string, field: string): string {
  return anchor(entity, field);
}

export function statesAnchor({ entity, field }: StateFieldName): string {
  return anchor(entity, field);
}

/** An entity can have several declared rules on the same fields. */
export function ruleAnchor({ entity, kind, fields, constraint, source }: RuleName): string {
  const at = source.from === 'declared' ? source.at : '';
  return anchor(entity, kind, ...fields, ...[constraint ?? at].filter((part) => part !== ''));
}

export function roleAnchor(role: string): string {
  return anchor('role', role);
}

export function grantsAnchor(role: string, entity: string): string {
  return anchor('grants', role, entity);
}

export function policiesAnchor(entity: string): string {
  return anchor('policies', entity);
}

export function callAnchor({ method, path, schema, function: facts }: CallName): string {
  const rest = facts === undefined ? [] : [facts.signature];
  return anchor(method, ...(schema === undefined ? [] : [schema]), ...partsOf(path), ...rest);
}

/** A domain's constraint is that of each field of the domain. A function may raise one code for several reasons. */
export function errorAnchor({ source, statement, ...error }: ErrorName): string {
  const { code, entity, constraint, fields = [] } = error;
  if (entity === undefined && source?.from === 'database') {
    return anchor(code, source.object, statement?.value ?? '');
  }
  const where = [entity, constraint].filter((part) => part !== undefined);
  return anchor(code, ...where, ...fields);
}

export function limitAnchor({ name, entity, field, role, bucket, setting }: LimitName): string {
  if (entity !== undefined && field !== undefined) return anchor('field', entity, field);
  if (bucket !== undefined) return anchor('bucket', bucket, name);
  if (setting !== undefined)
    return anchor('setting', setting, ...(role === undefined ? [] : [role]));
  return anchor('limit', ...(entity === undefined ? [] : [entity]), name);
}

/**
 * Names may hold anything, an id no white space, and of a hash nobody knows how
 * often it was encoded: letters that an address changes are written as `~2e~`,
 * the number that they have in Unicode.
 */
function anchor(...parts: readonly string[]): string {
  return parts
    .map((part) =>
      part.replaceAll(/[^\w.-]/gu, (letter) => `~${(letter.codePointAt(0) ?? 0).toString(16)}~`),
    )
    .join('/');
}
