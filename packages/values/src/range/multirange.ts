import { type RangeLiteral, rangePattern, readRangeLiteral, writeRangeLiteral } from './literal.ts';

/** Postgres's multirange literal: its ranges in order. */
export type MultirangeLiteral = readonly (RangeLiteral | 'empty')[];

const item = new RegExp(String.raw`\s*(empty|${rangePattern})\s*(,|$)`, 'isy');

/** Reads `{[1,3),[5,)}`; undefined for anything else. */
export function readMultirangeLiteral(text: string): MultirangeLiteral | undefined {
  const inner = /^\s*\{(.*)\}\s*$/s.exec(text)?.[1];
  if (inner === undefined) return undefined;
  if (inner.trim() === '') return [];
  const ranges: (RangeLiteral | 'empty')[] = [];
  let end = 0;
  let separator: string | undefined = ',';
  while (separator === ',') {
    item.lastIndex = end;
    const match = item.exec(inner);
    const range = match?.[1] === undefined ? undefined : readRangeLiteral(match[1]);
    if (range === undefined) return undefined;
    ranges.push(range);
    separator = match?.at(-1);
    end = item.lastIndex;
  }
  return ranges;
}

export function writeMultirangeLiteral(ranges: MultirangeLiteral): string {
  return `{${ranges.map(writeRangeLiteral).join(',')}}`;
}
