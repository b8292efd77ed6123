import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { isAmount } from '../../fields/index.ts';

/** The fields on a phone's card below its title. */
export interface CardLines {
  /** States, then times, then amounts: what one looks for. */
  readonly first: readonly FieldDescriptor[];
  /** Further fields that identify the record, in the columns' order. */
  readonly second: readonly FieldDescriptor[];
}

const most = { first: 2, second: 4 };
const moments = new Set(['date', 'time', 'timestamp', 'instant', 'interval']);
/** Their values do not fit on a line. */
const unfit = new Set(['json', 'binary', 'array', 'uuid']);

/** Chooses from the columns after the title; what is empty in this row is left out. */
export function cardLines(columns: readonly FieldDescriptor[], row: RecordRow): CardLines {
  const filled = columns.filter((field) => fits(field, row) && !isEmpty(field, row));
  const first = filled
    .filter((field) => rank(field) < 3)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most.first);
  const second = filled.filter((field) => !first.includes(field)).slice(0, most.second);
  return { first, second };
}

/** States before times before amounts; 3 for what is never on the first line. */
function rank(field: FieldDescriptor): number {
  if (field.reference !== undefined) return 3;
  if (field.options?.some((option) => option.tone !== undefined)) return 0;
  if (moments.has(field.kind)) return 1;
  return isAmount(field) || field.kind === 'boolean' ? 2 : 3;
}

/** Whether a value on a card says by itself what it is. */
export function speaksForItself(field: FieldDescriptor, line: readonly FieldDescriptor[]): boolean {
  if (isAmount(field) || field.kind === 'boolean') return false;
  // Two dates beside each other do not.
  return line.filter((other) => moments.has(other.kind)).length < 2 || !moments.has(field.kind);
}

function fits(field: FieldDescriptor, { shown }: RecordRow): boolean {
  return (
    field.reference !== undefined || !unfit.has(field.kind) || shown?.[field.name] !== undefined
  );
}

function isEmpty(field: FieldDescriptor, row: RecordRow): boolean {
  if (row.shown?.[field.name] !== undefined) return false;
  if (field.reference !== undefined && row.links[field.reference.constraint]) return false;
  const value = row.values[field.name];
  return value === null || value === undefined || value === '';
}
