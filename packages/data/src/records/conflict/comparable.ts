import type { Field } from '@ninefold/specification';

/** Types without a kind of value here, whose `=` holds for the same value and no other. */
const exactTypes = /^(?:inet|cidr|macaddr8?|money|bit|bit varying|pg_lsn|tsvector)(?:\(\d+\))?$/;

/**
 * Whether a condition can compare a field with the value that was read. JSON's numbers have lost
 * digits by then, points and composite values have no `=`, and that of boxes compares areas.
 */
export function isComparable(field: Field): boolean {
  const { kind, elementKind, type, baseType, elementType, virtual } = field;
  // What is computed at each reading may be another value without a change: the days left, say.
  if (virtual === true) return false;
  if (kind === 'array') return isExact(elementKind, elementType);
  return isExact(kind, baseType ?? type);
}

function isExact(kind: Field['elementKind'], type = ''): boolean {
  return kind === 'other' ? exactTypes.test(type) : kind !== undefined && kind !== 'json';
}
