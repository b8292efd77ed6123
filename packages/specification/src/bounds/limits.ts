import type { Expression } from '../expressions/index.ts';

/** `>= 3` */
export interface Limit {
  readonly operator: Order;
  readonly limit: string;
}

type Order = '<' | '<=' | '>' | '>=' | '=';

const flipped: Readonly<Record<string, Order>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
};
/** Casts that change no integer. */
export const exactTypes = ['smallint', 'integer', 'bigint', 'numeric'];
const numberTypes = [...exactTypes, 'double precision'];

/** Returns the number with which `(length(a) >= 3)` or `(3 <= length(a))` compares what is measured. */
export function limitOf(
  part: Expression,
  isMeasured: (part: Expression) => boolean,
): Limit | undefined {
  if (part.is !== 'operator' || part.left === undefined) return undefined;
  const { left, right } = part;
  const isFirst = isMeasured(left);
  const turned = flipped[part.operator];
  const operator = isFirst ? turned && flipped[turned] : turned;
  const limit = isFirst || isMeasured(right) ? numberOf(isFirst ? right : left) : undefined;
  return operator && limit !== undefined ? { operator, limit } : undefined;
}

/** `5`, `'-5'::integer`, `(-5)`, `(0.5)::numeric`; not `(0.5)::integer`, which is rounded. */
function numberOf(part: Expression): string | undefined {
  if (part.is === 'number' || part.is === 'text') {
    return /^-?\d+(?:\.\d+)?$/.test(part.text) ? part.text : undefined;
  }
  if (part.is === 'operator') {
    const number = part.left === undefined && part.operator === '-' ? numberOf(part.right) : '-';
    return number?.startsWith('-') ? undefined : number && `-${number}`;
  }
  if (part.is !== 'cast' || !numberTypes.includes(part.type)) return undefined;
  const number = numberOf(part.of);
  return /int/.test(part.type) && number?.includes('.') ? undefined : number;
}
