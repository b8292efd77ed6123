import type { Field } from '@ninefold/specification';

/** Types without a kind of their own whose `=` is true for the same value only. */
const exactTypes = /^(?:inet|cidr|macaddr8?|money|bit|bit varying|pg_lsn|tsvector)(?:\(\d+\))?$/;

/**
 * Whether a condition can compare a field with the value that was read. `json`, points and composite
 * values have no `=`, and that of boxes compares areas.
 */
export function isComparable(field: Field): boolean {
  const { kind, elementKind, type, baseType, elementType, virtual } = field;
  // A value that is computed at each reading, such as the days left, may differ without a change.
  if (virtual === true) return false;
  if (kind === 'array') return isExact(elementKind, elementType);
  return isExact(kind, baseType ?? type);
}

function isExact(kind: Field['elementKind'], type = ''): boolean {
  return kind === 'other' ? exactTypes.test(type) : kind !== undefined && kind !== 'json';
}
