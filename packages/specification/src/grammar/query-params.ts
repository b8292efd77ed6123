import {
  type Condition,
  isCondition,
  type Junction,
  readCondition,
  readLogicTree,
} from './condition.ts';
import { readField, Scanner } from './lexer.ts';
import { type OrderTerm, readOrder } from './order.ts';
import { readSelect, type SelectItem } from './select.ts';

/** Which rows of one relation are requested: of the address's own (path `[]`), or an embedded one. */
export interface ResourceQuery {
  readonly path: readonly string[];
  readonly conditions: (Condition | Junction)[];
  order: readonly OrderTerm[];
  /** May be negative. */
  limit: number | undefined;
  offset: number | undefined;
}

/** The parameters of a request. */
export interface QueryParams {
  readonly select: readonly SelectItem[] | undefined;
  /** By path, joined by dots. */
  readonly resources: ReadonlyMap<string, ResourceQuery>;
  /** Of a write: the columns that the body may set. */
  readonly columns: readonly string[] | undefined;
  /** Of an upsert: the columns by which it recognizes a conflict. */
  readonly onConflict: readonly string[] | undefined;
  /** Arguments of a function, by name. */
  readonly arguments: readonly (readonly [name: string, value: string])[];
}

/**
 * Reads the parameters of a request.
 *
 * @param isCall Whether a function is called: what doesn't look like a condition is an argument.
 */
export function readQueryParams(search: URLSearchParams, isCall: boolean): QueryParams {
  const resources = new Map<string, ResourceQuery>();
  const args: [string, string][] = [];
  const resourceAt = (path: readonly string[]): ResourceQuery => {
    const key = path.join('.');
    const known = resources.get(key);
    if (known !== undefined) return known;
    const resource = { path, conditions: [], order: [], limit: undefined, offset: undefined };
    resources.set(key, resource);
    return resource;
  };
  for (const [name, value] of search) {
    if (/^(?:select|columns|on_conflict)$/.test(name)) continue;
    const { path, last } = splitPath(name);
    if (last === 'order') resourceAt(path).order = readOrder(value);
    else if (last === 'limit' || last === 'offset') resourceAt(path)[last] = readInteger(value);
    else if (last === 'and' || last === 'or') {
      // `not` before the operator reads as the last step of the path.
      const negated = path.at(-1) === 'not';
      const owner = negated ? path.slice(0, -1) : path;
      resourceAt(owner).conditions.push(readLogicTree(last, negated, value));
    } else if (isCall && !isCondition(value)) args.push([name, value]);
    else resourceAt(path).conditions.push(readCondition(readField(last), value));
  }
  return {
    // An empty one selects everything, as none does.
    select: search.get('select') ? readSelect(search.get('select') ?? '') : undefined,
    resources,
    columns: readNames(search.get('columns')),
    onConflict: readNames(search.get('on_conflict')),
    arguments: args,
  };
}

/** Splits `a.b."c.d"->e` into the path `a`, `b` of an embedded relation and its field `"c.d"->e`. */
function splitPath(name: string): { path: readonly string[]; last: string } {
  const parts = name.match(/(?:"(?:[^"\\]|\\[^])*"|->>?|[^."])+/g) ?? [''];
  return { path: parts.slice(0, -1).map(unquoted), last: parts.at(-1) ?? '' };
}

function unquoted(text: string): string {
  return new Scanner(text, 'filter path').quoted() ?? text;
}

function readNames(text: string | null): readonly string[] | undefined {
  if (text === null || text === '') return undefined;
  const scanner = new Scanner(text, 'columns parameter');
  return scanner.list(() => scanner.name());
}

function readInteger(text: string): number | undefined {
  return /^-?\d+$/.test(text) ? Number(text) : undefined;
}
