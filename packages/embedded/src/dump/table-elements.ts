import { type Token, tokensOf } from './statement-tokens.ts';

/** A column or constraint in the list of `create table`. */
export interface TableElement {
  /** The column's or the constraint's name; empty if the constraint has none. */
  readonly name: string;
  readonly isConstraint: boolean;
  /** Its tokens, at depth 1 and more. */
  readonly tokens: readonly Token[];
  readonly start: number;
  readonly end: number;
}

/** Splits the columns and constraints of `create table`. */
export function tableElements(sql: string): TableElement[] {
  const tokens = tokensOf(sql);
  const open = tokens.findIndex(({ text }) => text === '(');
  const close = tokens.findIndex(({ text, depth }, index) => {
    return index > open && text === ')' && depth === 0;
  });
  if (open < 0 || close < 0) return [];
  const groups: Token[][] = [[]];
  for (const token of tokens.slice(open + 1, close)) {
    if (token.text === ',' && token.depth === 1) groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups.flatMap((group) => {
    const [first, second] = group;
    const last = group.at(-1);
    if (first === undefined || last === undefined) return [];
    const isConstraint =
      first.isWord && /^(constraint|check|primary|unique|foreign|exclude|like)$/.test(first.value);
    const isNamed = first.value === 'constraint';
    const name = !isConstraint ? first.value : isNamed ? (second?.value ?? '') : '';
    return [{ name, isConstraint, tokens: group, start: first.start, end: last.end }];
  });
}
