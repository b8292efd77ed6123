import type { MutantsOfFiles } from './mutants-of-files.ts';

/** Arrays, JSON and ranges. */
export const lists: MutantsOfFiles = {
  'functions/array-functions.ts': [
    ['lengthOf(value) > 0 ? BigInt(lengthOf(value)) : null', 'BigInt(lengthOf(value))'],
    ['dimension === 1n && lengthOf(value) > 0 ? 1n : null', '1n'],
    ['return BigInt(place + 1);', 'return BigInt(place);'],
    [
      'item === null || wanted === null ? item === wanted : compare(item, wanted, scope) === 0',
      'item !== null && wanted !== null && compare(item, wanted, scope) === 0',
    ],
    ['items.filter((item) => !isSought(item))', 'items.filter(isSought)'],
    ["if (value === '') return [];", ''],
    ['by === null\n', 'by !== null\n'],
    ["written.filter((item) => typeof item === 'string').join", 'written.join'],
  ],
  'operators/array-operators.ts': [
    ["return operator === '<@' ? x.every", "return operator === '&&' ? x.every"],
    ["if (operator === '@>') return y.every", "if (operator === '@>') return y.some"],
    ['(value ?? []) as readonly Datum[]', '(value ?? [null]) as readonly Datum[]'],
    ['item !== null &&\n        list.some', 'list.some'],
  ],
  'values/json.ts': [
    [
      'if (json === undefined || json === null) return null;',
      "if (json === undefined) return null;\n  if (json === null) return 'null';",
    ],
    [
      "return json.startsWith('n') ? 'number' : 'string';",
      "return json.startsWith('s') ? 'number' : 'string';",
    ],
    [
      "members.filter((member) => typeof member === 'string').join(', ')",
      "members.filter((member) => typeof member === 'string').join(',')",
    ],
    ['sizeOf(a.name) - sizeOf(b.name) ||', ''],
    ['json.filter((item) => item !== `s${key}`)', 'json.filter((item) => item === `s${key}`)'],
    ['{ ...a, ...b }', '{ ...b, ...a }'],
    ['(isList(json) ? json : [json])', '[json]'],
    [
      'value !== null);\n  return Object.fromEntries(members',
      'value !== undefined);\n  return Object.fromEntries(members',
    ],
    ['json.some((each) => isEqual(each, other))', 'false'],
    [
      'if (isList(json)) return json.at(Number(key));',
      'if (isList(json)) return json[Number(key)];',
    ],
  ],
  'operators/json-operators.ts': [
    ['keys(list).some((key) => hasKey(json, key))', 'keys(list).every((key) => hasKey(json, key))'],
    ['keys(list).every((key) => hasKey(json, key))', 'keys(list).some((key) => hasKey(json, key))'],
    ["operator === '@>'\n", "operator !== '@>'\n"],
  ],
  'functions/json-functions.ts': [
    ['return json !== undefined;', 'return json === undefined;'],
    ["kind === 'SCALAR' ?", "kind !== 'SCALAR' ?"],
    ['isList(json) ? BigInt(json.length) : undefined', 'isList(json) ? BigInt(json.length) : 0n'],
  ],
  'values/ranges.ts': [
    ['if (order > 0) return undefined;', 'if (order > 0) return emptyRange;'],
    ['if (order === 0 && !(lower.isInclusive && upper.isInclusive)) return emptyRange;', ''],
    ['const first = lower.isInclusive ? lower : next(lower, type);', 'const first = lower;'],
    ['upper.isInclusive ? next(upper, type) : upper', 'upper'],
    ['return isEmpty && !isPoint ? emptyRange', 'return false ? emptyRange'],
    ['value === null ? (isLower ? -1 : 1) : 0', 'value === null ? (isLower ? 1 : -1) : 0'],
    ['isInclusive ? 0 : isLower ? 1 : -1', '0'],
    [
      'return Number(a.bounds !== undefined) - Number(b.bounds !== undefined);',
      'return Number(b.bounds !== undefined) - Number(a.bounds !== undefined);',
    ],
    ['compareEnds(upper, otherUpper, compare);', '0;'],
    ["applyToRanges('@>', b, a, compare)", "applyToRanges('@>', a, b, compare)"],
    ["return operator === '@>' && b.bounds === undefined;", 'return false;'],
    ['order(l1, l2) <= 0 && order(u1, u2) >= 0', 'order(l1, l2) < 0 && order(u1, u2) > 0'],
    ['order(l1, u2) <= 0 && order(l2, u1) <= 0', 'order(l1, u2) < 0 && order(l2, u1) < 0'],
    ['return order(u1, l2) < 0;', 'return order(u1, l2) <= 0;'],
    ['return order(l1, u2) > 0;', 'return order(l1, u2) >= 0;'],
    ['return order(u1, u2) <= 0;', 'return order(u1, u2) < 0;'],
    ['return order(l1, l2) >= 0;', 'return order(l1, l2) > 0;'],
    ['upper.isInclusive !== lower.isInclusive', 'true'],
    ["if (operator === '*') return emptyRange;", "if (operator === '*') return a;"],
    ["operator === '+' && a.bounds === undefined ? b : a", 'a'],
    [
      'isBefore(l1, l2) ? l2 : l1, isBefore(u2, u1) ? u2 : u1',
      'isBefore(l1, l2) ? l1 : l2, isBefore(u2, u1) ? u1 : u2',
    ],
    ['isBefore(l2, l1) ? l2 : l1, isBefore(u1, u2) ? u2 : u1', 'l1, u2'],
    ['if (areApart) return a;', 'if (areApart) return emptyRange;'],
    ['isInclusive: !isInclusive });', 'isInclusive });'],
    [
      'compareEnds(lower, point, compare) <= 0 && compareEnds(upper, point, compare) >= 0',
      'compareEnds(lower, point, compare) <= 0',
    ],
  ],
  'operators/range-operators.ts': [
    ['return bounds?.some((bound) => bound.value !== null) === true', 'return true'],
    ['if (found === null) return null;', 'if (found === null) return false;'],
  ],
  'functions/range-functions.ts': [
    ['(bounds) => bounds === undefined', '(bounds) => bounds !== undefined'],
    ["end === 'lower' ? 0 : 1", "end === 'lower' ? 1 : 0"],
    ['of(bounds)?.isInclusive ?? false', 'of(bounds)?.isInclusive ?? true'],
    ['of(bounds)?.value === null', '(of(bounds)?.value ?? null) === null'],
    ["flags = '[)'", "flags = '[]'"],
    ["value !== null && '[]'.includes", "'[]'.includes"],
  ],
};
