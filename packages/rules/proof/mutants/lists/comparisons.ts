import type { MutantsOfFiles } from './mutants-of-files.ts';

/** Comparisons. */
export const comparisons: MutantsOfFiles = {
  'operands/comparison.ts': [
    ["if (operator === '<>') return order !== 0;", "if (operator === '<>') return order === 0;"],
    ["operator.endsWith('=')", "!operator.endsWith('=')"],
    ["order < 0 ? '<' : '>'", "order < 0 ? '>' : '<'"],
    ['(!asksOrder || isByCodePoint([left, right]))', 'true'],
    ['isDeterministic([left, right]) &&', 'true &&'],
  ],
  'values/compare-values.ts': [
    ['(x as bigint) < (y as bigint) ? -1', '(x as bigint) > (y as bigint) ? -1'],
    ['if (Number.isNaN(a) || Number.isNaN(b)) return', 'if (false) return'],
    [
      'Number(Number.isNaN(a)) - Number(Number.isNaN(b))',
      'Number(Number.isNaN(b)) - Number(Number.isNaN(a))',
    ],
    ["value.replace(/(?<! ) +$/, '')", 'value'],
    ['isOrdered ? compareCodePoints(a, b)', 'true ? compareCodePoints(a, b)'],
    ['compareTexts(a.toLowerCase(), b.toLowerCase(), isOrdered)', 'compareTexts(a, b, isOrdered)'],
    ['Number(x === null) - Number(y === null)', 'Number(y === null) - Number(x === null)'],
    ['return one.length - other.length;', 'return 0;'],
    ["isZoned && family !== 'instant' ? fromLocal(micros, timeZone) : micros", 'micros'],
  ],
  'values/orders.ts': [
    ['* 30n', '* 31n'],
    ['Number.isFinite(months)', 'true'],
  ],
};
