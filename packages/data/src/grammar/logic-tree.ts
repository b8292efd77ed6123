import type { Filter } from './list-state.ts';
import { writeFilter } from './filter-text.ts';
import { quote, readName, readQuoted, writeName } from './names.ts';

/** A leaf of a logic tree: `order.eq.5` as field and `eq.5`. */
export interface LogicLeaf {
  readonly field: string;
  readonly condition: string;
}

const operatorAndValue = /^((?:not\.)?\w+\.)(.*)$/su;

/** Writes a filter as a leaf of a logic tree: `note.eq."a, b"`. */
export function writeLeaf(filter: Filter): string {
  const [, operator = '', value = ''] = operatorAndValue.exec(writeFilter(filter)) ?? [];
  const isBare = filter.operator === 'in' || /^[^\s",(){}]*$/u.test(value);
  return `${writeName(filter.field)}.${operator}${isBare ? value : quote(value)}`;
}

/**
 * Reads the conditions that must all hold: `(order.eq.5,and(a.is.null,b.gt.1))`.
 * Undefined where the text is no logic tree, or holds `or` or `not`, which a
 * list's state cannot say yet.
 */
export function readConjunction(text: string): readonly LogicLeaf[] | undefined {
  if (!text.startsWith('(') || !text.endsWith(')')) return undefined;
  const parts = split(text.slice(1, -1));
  if (parts === undefined) return undefined;
  const leaves: LogicLeaf[] = [];
  for (const part of parts) {
    const nested = /^and(?=\()/.test(part) ? readConjunction(part.slice(3)) : readLeaf(part);
    if (nested === undefined) return undefined;
    leaves.push(...nested);
  }
  return leaves;
}

function readLeaf(text: string): readonly LogicLeaf[] | undefined {
  if (/^(?:not\.)?(?:and|or)\(/.test(text)) return undefined;
  const read = readName(text, '.');
  if (!read?.rest.startsWith('.')) return undefined;
  const condition = read.rest.slice(1);
  const [, operator = '', value = ''] = operatorAndValue.exec(condition) ?? [];
  if (!value.startsWith('"')) return [{ field: read.name, condition }];
  const quoted = readQuoted(value);
  if (quoted?.rest !== '') return undefined;
  return [{ field: read.name, condition: `${operator}${quoted.text}` }];
}

/** At commas outside quotes and parentheses. Undefined where one is not closed. */
function split(text: string): readonly string[] | undefined {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let index = 0;
  while (index < text.length) {
    const mark = text.charAt(index);
    // A quote within a word is an ordinary mark: only one that begins a name or value quotes.
    if (mark === '"' && /[(,.]|^$/.test(text.charAt(index - 1))) {
      const quoted = readQuoted(text.slice(index));
      if (quoted === undefined) return undefined;
      index = text.length - quoted.rest.length;
      continue;
    }
    if (mark === '(') depth += 1;
    if (mark === ')') depth -= 1;
    if (depth < 0) return undefined;
    if (mark === ',' && depth === 0) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
    index += 1;
  }
  parts.push(text.slice(start));
  return depth === 0 && !parts.includes('') ? parts : undefined;
}
