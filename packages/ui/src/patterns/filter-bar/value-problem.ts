import type { FieldDescriptor, FilterOperator } from '../../shapes/index.ts';
import type { filterBarLabels } from './labels.ts';
import { takesValue } from './operators.ts';

const numbers: ReadonlySet<string> = new Set(['integer', 'decimal', 'float']);

/** Why a condition cannot be asked yet, in words; undefined where it can. */
export function valueProblem(
  field: FieldDescriptor,
  operator: FilterOperator,
  values: readonly string[],
  labels: Pick<typeof filterBarLabels, 'valueMissing' | 'notANumber'>,
): string | undefined {
  if (!takesValue(operator)) return undefined;
  const [first] = values;
  if (first === undefined || first.trim() === '') return labels.valueMissing;
  const compared = numbers.has(field.kind) && field.reference === undefined;
  if (compared && values.some((value) => Number.isNaN(Number(value)))) return labels.notANumber;
  return undefined;
}
