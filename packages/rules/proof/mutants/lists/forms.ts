import type { MutantsOfFiles } from './mutants-of-files.ts';

/** Three values, and the forms that choose among them. */
export const forms: MutantsOfFiles = {
  'forms/logic.ts': [
    ["const decisive = is === 'OR';", "const decisive = is === 'AND';"],
    ['if (value === decisive) return decisive;', ''],
    ['result = null;', 'result = decisive;'],
    [
      'if (value instanceof Unknown) result = value;',
      'if (value instanceof Unknown) result = null;',
    ],
    ['return isKnown(value) ? value !== true : value;', 'return value !== true;'],
    ['return isKnown(value) ? value !== true : value;', 'return value;'],
    ['(value === wanted) !== not', '(value === wanted) === not'],
    ['value instanceof Unknown ? value : (value === wanted)', '(value === wanted)'],
    ['UNKNOWN: null, TRUE: true', 'UNKNOWN: false, TRUE: true'],
    ['TRUE: true, FALSE: false', 'TRUE: false, FALSE: true'],
    ['NULL: null, UNKNOWN', 'NULL: false, UNKNOWN'],
  ],
  'forms/rows.ts': [
    [
      'return a === null || b === null ? a !== b : differs(scope);',
      'return a === null || b === null ? null : differs(scope);',
    ],
    [
      'return a === null || b === null ? a !== b : differs(scope);',
      'return a === null || b === null ? true : differs(scope);',
    ],
    ["compared('<>', one, other)", "compared('=', one, other)"],
    ["if (typeof order !== 'number') return order;", "if (typeof order !== 'number') continue;"],
    ['if (order !== 0) return verdict(operator, order);', ''],
    ['return verdict(operator, 0);', 'return false;'],
  ],
  'forms/choices.ts': [
    ['if (found === true) return result();', 'if (found !== false) return result();'],
    [
      'return unknownOf([found, result(), evaluateFrom(place + 1, scope)]) ?? found;',
      'return result();',
    ],
    ['if (isKnown(value)) return open ?? value;', 'if (isKnown(value)) return open;'],
    ['if (isKnown(value)) return open ?? value;', 'if (isKnown(value)) return value;'],
    ['if (found === true) return null;', 'if (found === false) return null;'],
    [
      'return found instanceof Unknown ? found : value.evaluate(scope);',
      'return found === null ? null : value.evaluate(scope);',
    ],
    ["name === 'LEAST' ? order < 0 : order > 0", "name === 'LEAST' ? order > 0 : order < 0"],
    ['if (value === null) continue;', 'if (value === null) return null;'],
    ["isPadded && types.some(({ name }) => name === 'text')", 'false'],
    ["isPadded && types.some(({ name }) => name === 'text')", 'isPadded'],
  ],
  'forms/elements.ts': [
    ['[Number(at) - 1]', '[Number(at)]'],
    ['Number(first) - 1', 'Number(first)'],
    ['Math.max(0, Number(last))', 'Math.max(0, Number(last) - 1)'],
  ],
  'values/datum.ts': [
    ['if (values.includes(null)) return null;', 'if (values.includes(null)) return false;'],
    [
      'return result === undefined ? new Failure() : result;',
      'return result === undefined ? null : result;',
    ],
  ],
  'operators/quantified.ts': [
    ["const stops = of === 'ANY';", "const stops = of !== 'ANY';"],
    [
      'return a === null || b === null ? null : undefined;',
      'return a === null || b === null ? false : undefined;',
    ],
    [
      'if (list === null || list instanceof Unknown) return list;',
      'if (list === null) return false;\n      if (list instanceof Unknown) return list;',
    ],
    ['if (one === stops) return stops;', ''],
    ['else if (one === null && !(result instanceof Unknown)) result = null;', ''],
  ],
};
