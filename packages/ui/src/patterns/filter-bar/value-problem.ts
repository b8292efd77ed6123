import type { FieldDescriptor, FilterOperator } from '../../shapes/index.ts';
import { filterBarMessages } from './messages.ts';
import { takesValue } from './operators.ts';

const numbers: ReadonlySet<string> = new Set(['integer', 'decimal', 'float']);

/** Why a condition cannot be asked yet, in words; undefined where it can. */
export function valueProblem(
  field: FieldDescriptor,
  operator: FilterOperator,
  values: readonly string[],
): string | undefined {
  if (!takesValue(operator)) return undefined;
  const needed = values.slice(0, operator === 'between' ? 2 : 1);
  if (needed.length < (operator === 'between' ? 2 : 1)) return filterBarMessages.valueMissing;
  if (needed.some((value) => value.trim() === '')) return filterBarMessages.valueMissing;
  const compared = numbers.has(field.kind) && field.reference === undefined;
  if (compared && values.some((value) => Number.isNaN(Number(value))))
    return filterBarMessages.notANumber;
  return undefined;
}
