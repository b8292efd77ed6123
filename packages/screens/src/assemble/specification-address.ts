/**
 * Addresses within the specification: `/specification/<point>#<anchor>`. The
 * anchor is the id of the element that shows the fact. Entities are named by
 * what `entityId` gives.
 */
import type {
  Call,
  ErrorEntry,
  Limit,
  Purpose,
  Rule,
  Screen,
  StateField,
} from '@ninefold/specification';
import { pointAddress } from './point-address.ts';

export function purposeAddress(statement: keyof Purpose): string {
  return pointAddress('purpose', statement);
}

export function screenAddress(screen: ScreenName): string {
  return pointAddress('screens', screenAnchor(screen));
}

export function entityAddress(entity: string): string {
  return pointAddress('entities', entityAnchor(entity));
}

export function fieldAddress(entity: string, field: string): string {
  return pointAddress('entities', fieldAnchor(entity, field));
}

export function statesAddress(state: StateFieldName): string {
  return pointAddress('states', statesAnchor(state));
}

export function ruleAddress(rule: RuleName): string {
  return pointAddress('rules', ruleAnchor(rule));
}

/** Who a role is. */
export function roleAddress(role: string): string {
  return pointAddress('permissions', roleAnchor(role));
}

/** What a role may do with an entity's records. */
export function grantsAddress(role: string, entity: string): string {
  return pointAddress('permissions', grantsAnchor(role, entity));
}

/** Which of an entity's records are reached, whoever asks. */
export function policiesAddress(entity: string): string {
  return pointAddress('permissions', policiesAnchor(entity));
}

export function callAddress(call: CallName): string {
  return pointAddress('calls', callAnchor(call));
}

export function errorAddress(entry: ErrorName): string {
  return pointAddress('errors', errorAnchor(entry));
}

export function limitAddress(limit: LimitName): string {
  return pointAddress('limits', limitAnchor(limit));
}

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

/** Of the team's own rules one entity may have several on the same fields. */
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

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
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
