/** A mistake in the compiler: a text that is once in a file of `src/expressions`, and another in its place. */
export type Mutant = readonly [file: string, from: string, to: string];

/** Every one changes a verdict: what only leaves more to the database is no mistake. */
export const mutants: readonly Mutant[] = [
  // Three values.
  ['forms.ts', "const decisive = is === 'OR';", "const decisive = is === 'AND';"],
  ['forms.ts', 'if (value === decisive) return decisive;', ''],
  ['forms.ts', 'result = null;', 'result = decisive;'],
  ['forms.ts', 'return isKnown(value) ? value !== true : value;', 'return value !== true;'],
  [
    'forms.ts',
    'return value instanceof Unknown ? value : value === null;',
    'return value === null;',
  ],
  [
    'compiler.ts',
    'return a === null || b === null ? a !== b : differs(scope);',
    'return a === null || b === null ? null : differs(scope);',
  ],
  ['compiler.ts', "value === (asked === 'TRUE')", "value === (asked !== 'TRUE')"],
  [
    'compiler.ts',
    'if (found === true) return result.evaluate(scope);',
    'if (found !== false) return result.evaluate(scope);',
  ],
  ['forms.ts', 'if (isKnown(value)) return open ?? value;', 'if (isKnown(value)) return open;'],
  ['forms.ts', 'if (found === true) return null;', 'if (found === false) return null;'],
  [
    'forms.ts',
    "name === 'LEAST' ? order < 0 : order > 0",
    "name === 'LEAST' ? order > 0 : order < 0",
  ],
  ['forms.ts', 'if (value === null) continue;', 'if (value === null) return null;'],
  ['compiler.ts', '[Number(at) - 1]', '[Number(at)]'],
  [
    'datum.ts',
    'if (values.includes(null)) return null;',
    'if (values.includes(null)) return false;',
  ],
  ['operators.ts', "const stops = of === 'ANY';", "const stops = of !== 'ANY';"],
  [
    'operators.ts',
    'return a === null || b === null ? null : undefined;',
    'return a === null || b === null ? false : undefined;',
  ],
  // Comparisons.
  [
    'compare.ts',
    "if (operator === '<>') return order !== 0;",
    "if (operator === '<>') return order === 0;",
  ],
  ['compare.ts', "operator.endsWith('=')", "!operator.endsWith('=')"],
  ['compare.ts', "order < 0 ? '<' : '>'", "order < 0 ? '>' : '<'"],
  ['compare.ts', 'if (Number.isNaN(a) || Number.isNaN(b)) return', 'if (false) return'],
  [
    'compare.ts',
    'Number(Number.isNaN(a)) - Number(Number.isNaN(b))',
    'Number(Number.isNaN(b)) - Number(Number.isNaN(a))',
  ],
  ['compare.ts', "value.replace(/(?<! ) +$/, '')", 'value'],
  ['compare.ts', 'isOrdered ? compareCodePoints(a, b)', 'true ? compareCodePoints(a, b)'],
  [
    'compare.ts',
    'Number(x === null) - Number(y === null)',
    'Number(y === null) - Number(x === null)',
  ],
  ['compare.ts', 'return one.length - other.length;', 'return 0;'],
  ['orders.ts', '* 30n', '* 31n'],
  // Numbers.
  ['arithmetic.ts', "'+': (x, y) => x + y,", "'+': (x, y) => x - y,"],
  ['arithmetic.ts', "'*': (x, y) => x * y,", "'*': (x, y) => x + y,"],
  ['arithmetic.ts', "'-': (x, y) => x - y,", "'-': (x, y) => y - x,"],
  ['arithmetic.ts', 'y === 0n ? undefined : x % y', 'y === 0n ? 0n : x % y'],
  ['numeric.ts', 'return { units: x + y, scale };', 'return { units: x - y, scale };'],
  ['numeric.ts', 'Number.isNaN(each) ? 2', 'Number.isNaN(each) ? -2'],
  ['numeric.ts', 'const rounded = (size * 2n + by) / (by * 2n);', 'const rounded = size / by;'],
  ['numeric.ts', 'rest < 0n) units -= 1n', 'rest > 0n) units -= 1n'],
  [
    'read-datum.ts',
    'return value <= most && value >= -most - 1n ? value : undefined;',
    'return value;',
  ],
  // Texts.
  ['text-functions.ts', 'number(characters(value).length)', 'number(value.length)'],
  ['text-functions.ts', "changed(value, 'toLowerCase')", "changed(value, 'toUpperCase')"],
  ['text-functions.ts', 'isAscii(value) ? value[change]()', 'true ? value[change]()'],
  ['text-functions.ts', 'trim(true, false)', 'trim(false, true)'],
  ['text-functions.ts', "signs = ' '", String.raw`signs = ' \t\n'`],
  ['text-functions.ts', 'Math.max(0, from - 1)', 'Math.max(0, from)'],
  ['operators.ts', "value !== (not === '!')", "value === (not === '!')"],
  ['pattern.ts', "ignoresCase ? 'isu' : 'su'", "ignoresCase ? 'iu' : 'u'"],
  ['pattern.ts', 'wanted === one || wanted === text[at]', 'wanted === text[at]'],
  // Moments.
  ['moments.ts', 'Math.min(date.day, dayNumber(next) - first)', 'date.day'],
  ['moments.ts', 'const ofDays = ofMonths + days;', 'const ofDays = ofMonths;'],
  ['arithmetic.ts', "const sign = operator === '-' ? -1 : 1;", 'const sign = 1;'],
  [
    'functions.ts',
    'month: (day) => BigInt(calendarDay(day).month)',
    'month: (day) => BigInt(calendarDay(day).month - 1)',
  ],
  // Arrays and JSON.
  [
    'functions.ts',
    'lengthOf(value) > 0 ? BigInt(lengthOf(value)) : null',
    'BigInt(lengthOf(value))',
  ],
  ['functions.ts', 'return BigInt(place + 1);', 'return BigInt(place);'],
  ['functions.ts', "name === 'num_nulls' ? nulls", "name !== 'num_nulls' ? nulls"],
  ['operators.ts', "return operator === '<@' ? x.every", "return operator === '&&' ? x.every"],
  [
    'json.ts',
    'if (json === undefined || json === null) return null;',
    "if (json === undefined) return null;\n  if (json === null) return 'null';",
  ],
  [
    'json.ts',
    "return json.startsWith('n') ? 'number' : 'string';",
    "return json.startsWith('s') ? 'number' : 'string';",
  ],
];
