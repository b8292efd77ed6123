import { ApiError } from './api-error.ts';
import { type Condition, readFilter } from './filter.ts';
import { type Junction, readLogicTree } from './logic.ts';
import { type OrderTerm, readOrder } from './order.ts';
import { Scanner } from './scanner.ts';
import { readSelect, type SelectItem } from './select.ts';

/** What is asked of one relation: the one of the address (`[]`), or an embedded one by its path. */
export interface AskedOf {
  readonly path: readonly string[];
  readonly conditions: (Condition | Junction)[];
  order: readonly OrderTerm[];
  limit: number | undefined;
  offset: number | undefined;
}

/** A request's parameters, read. */
export interface AskedFor {
  readonly select: readonly SelectItem[] | undefined;
  /** By path, joined by dots. */
  readonly relations: ReadonlyMap<string, AskedOf>;
  /** Of a write: the columns that the body may set; of an upsert: those that tell a conflict. */
  readonly columns: readonly string[] | undefined;
  readonly onConflict: readonly string[] | undefined;
  /** Those that are neither a reserved word's nor conditions: a function's arguments. */
  readonly plain: readonly (readonly [name: string, value: string])[];
}

const reserved = /^(?:select|columns|on_conflict)$/;
const isCondition =
  /^(?:not\.)?(?:eq|neq|gte?|lte?|like|ilike|i?match|in|is|isdistinct|fts|plfts|phfts|wfts|cs|cd|ov|sl|sr|nxr|nxl|adj)(?:\([^)]*\))?\./;

/** @param call a function's arguments stand among the conditions, told by what they look like. */
export function readQueryString(search: URLSearchParams, call: boolean): AskedFor {
  const relations = new Map<string, AskedOf>();
  const plain: [string, string][] = [];
  const of = (path: readonly string[]): AskedOf => {
    const key = path.join('.');
    const known = relations.get(key);
    if (known !== undefined) return known;
    const asked = { path, conditions: [], order: [], limit: undefined, offset: undefined };
    relations.set(key, asked);
    return asked;
  };
  for (const [name, value] of search) {
    if (reserved.test(name)) continue;
    const { path, last } = splitPath(name);
    const asked = () => of(path);
    if (last === 'order') asked().order = value === '' ? [] : readOrder(value);
    else if (last === 'limit') asked().limit = readNumber(value);
    else if (last === 'offset') asked().offset = readNumber(value);
    else if (last === 'and' || last === 'or') {
      // `not` before the operator reads as the last step of the path.
      const negated = path.at(-1) === 'not';
      const owner = negated ? path.slice(0, -1) : path;
      of(owner).conditions.push(readLogicTree(last, negated, value));
    } else if (call && !isCondition.test(value)) plain.push([name, value]);
    else asked().conditions.push(readFilter(readField(last), value));
  }
  return {
    // An empty one selects everything, as none does.
    select: search.get('select') ? readSelect(search.get('select') ?? '') : undefined,
    relations,
    columns: readNames(search.get('columns')),
    onConflict: readNames(search.get('on_conflict')),
    plain,
  };
}

/** `a.b."c.d"->e` is the field `"c.d"->e` of what is embedded as `b` in `a`. */
function splitPath(name: string): { path: readonly string[]; last: string } {
  const parts = name.match(/(?:"(?:[^"\\]|\\[^])*"|->>?|[^."])+/g) ?? [''];
  return { path: parts.slice(0, -1).map(unquoted), last: parts.at(-1) ?? '' };
}

function unquoted(text: string): string {
  return new Scanner(text, 'filter path').quoted() ?? text;
}

function readField(text: string) {
  const scanner = new Scanner(text, 'filter path');
  const field = scanner.field();
  if (!scanner.atEnd) scanner.fail('end of input');
  return field;
}

function readNames(text: string | null): readonly string[] | undefined {
  if (text === null || text === '') return undefined;
  const scanner = new Scanner(text, 'columns parameter');
  const names = [scanner.name()];
  while (scanner.accept(',')) names.push(scanner.name());
  return names;
}

function readNumber(text: string): number | undefined {
  const number = /^-?\d+$/.test(text) ? Number(text) : undefined;
  if (number !== undefined && number < 0) {
    throw new ApiError({
      status: 416,
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'Limit should be greater than or equal to zero.',
    });
  }
  return number;
}
