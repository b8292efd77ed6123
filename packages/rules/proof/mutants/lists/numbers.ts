import type { MutantsOfFiles } from './mutants-of-files.ts';

/** Numbers. */
export const numbers: MutantsOfFiles = {
  'operators/arithmetic.ts': [
    ["'+': (x, y) => x + y,", "'+': (x, y) => x - y,"],
    ["'-': (x, y) => x - y,", "'-': (x, y) => y - x,"],
    ["'*': (x, y) => x * y,", "'*': (x, y) => x + y,"],
    ['y === 0n ? undefined : x / y', 'y === 0n ? undefined : y / x'],
    ['y === 0n ? undefined : x % y', 'y === 0n ? null : x % y'],
    ["'&': (x, y) => x & y", "'&': (x, y) => x | y"],
    ["'|': (x, y) => x | y", "'|': (x, y) => x ^ y"],
    ["'#': (x, y) => x ^ y", "'#': (x, y) => x & y"],
    ["'+': x + y,", "'+': x - y,"],
    ["'-': x - y,", "'-': y - x,"],
    ["'*': x * y,", "'*': x + y,"],
    ["'/': x / y,", "'/': y / x,"],
  ],
  'operators/operators.ts': [
    ['fittedInteger(-(value as bigint), type)', 'fittedInteger(value as bigint, type)'],
    ['(value) => -(value as number)', '(value) => value as number'],
    ['fixed(-number.units, number.scale)', 'fixed(number.units, number.scale)'],
  ],
  'values/numeric.ts': [
    ['return { units: x + y, scale };', 'return { units: x - y, scale };'],
    ['return { units: x - y, scale };', 'return { units: y - x, scale };'],
    [
      '{ units: a.units * b.units, scale: a.scale + b.scale }',
      '{ units: a.units * b.units, scale: a.scale }',
    ],
    [
      'y === 0n ? undefined : { units: x % y, scale }',
      'y === 0n ? undefined : { units: x, scale }',
    ],
    ['Number.isNaN(each) ? 2', 'Number.isNaN(each) ? -2'],
    ['const rounded = (size * 2n + by) / (by * 2n);', 'const rounded = size / by;'],
    ['rest < 0n) units -= 1n', 'rest < 0n) units -= 0n'],
    ['rest > 0n) units += 1n', 'rest > 0n) units += 0n'],
    ['quotientDigits - weight * 4', 'quotientDigits'],
    ['sizeOf(shown) < power(digits) ? result : undefined', 'result'],
    ["return `${number.units < 0n ? '-' : ''}", "return `${number.units < 0n ? '' : ''}"],
  ],
  'values/integers.ts': [
    ['return value <= most && value >= -most - 1n ? value : undefined;', 'return value;'],
  ],
  'functions/number-functions.ts': [
    ["return name === 'round'", "return name !== 'round'"],
    ['fittedInteger(value < 0n ? -value : value, type)', 'fittedInteger(value, type)'],
    ['return Math.abs(value);', 'return value;'],
    ['fixed(units < 0n ? -units : units, scale)', 'fixed(units, scale)'],
    ['compareNumeric(number, fixed(0n))', 'compareNumeric(fixed(0n), number)'],
    ["calculate('%', a as Numeric, b as Numeric)", "calculate('-', a as Numeric, b as Numeric)"],
    ['(a as bigint) % (b as bigint)', '(b as bigint) % (a as bigint)'],
    ['fixed(top.units / bottom.units)', 'fixed(bottom.units / top.units)'],
  ],
  'operands/casts.ts': [
    ['rounded(value, 0)', 'rounded(value, 1)'],
    ['value === true ? 1n : 0n', 'value === true ? 0n : 1n'],
    ['rest < 0.5 ? floor : floor + 1', 'rest < 0.5 ? floor + 1 : floor'],
    ['return floor % 2 === 0 ? floor : floor + 1;', 'return floor + 1;'],
    ['(value) => value !== 0n', '(value) => value === 0n'],
    ['characters.slice(0, most)', 'characters.slice(0, most + 1)'],
    ["from.family === 'boolean' ? String : writing(from)", 'writing(from)'],
  ],
  'operands/number-literal.ts': [["['integer', 'bigint']", "['bigint']"]],
};
