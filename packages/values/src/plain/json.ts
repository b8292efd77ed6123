import { type ExactJson, readExactJson } from '../simple/index.ts';

const key = /([^":,{}[\]\\\r\n]+): /y;
const value = /"(?:[^"\\\r\n]|\\.)*"|[^",{}[\]\\\r\n]+/y;
/** What JSON writes without quotes. */
const literal = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)$/i;

/**
 * Writes a list of scalars as `a, b`, and an object of them as `colour: red, size: 2`. Undefined for other JSON, a
 * list of one item among it: that would be taken for a text.
 */
export function writePlainJson(json: string): string | undefined {
  let exact: ExactJson;
  try {
    exact = readExactJson(json);
  } catch {
    return undefined;
  }
  if (typeof exact !== 'object' || exact === null) return undefined;
  const members = Object.entries(exact).map(([name, member]: [string, ExactJson]) => {
    const text = scalarText(member);
    return text === undefined || Array.isArray(exact) ? text : `${name.slice(1)}: ${text}`;
  });
  if (members.includes(undefined)) return undefined;
  const text = members.join(', ');
  // Names that can't be told from values, and those that come twice, are left to JSON.
  const isRead = text === text.trim() && readPlainJson(text) === withoutSpace(json);
  return isRead ? text : undefined;
}

function scalarText(json: ExactJson): string | undefined {
  if (typeof json === 'object' && json !== null) return undefined;
  if (typeof json !== 'string') return String(json);
  const text = json.slice(1);
  if (json.startsWith('n')) return text;
  const isBare = !/[",{}[\]\\\p{Cc}]|^\s|\s$|^$|:(?: |$)/u.test(text) && !literal.test(text);
  return isBare ? text : JSON.stringify(text);
}

/** Removes the space between the marks of JSON. */
function withoutSpace(json: string): string {
  return json.replaceAll(/("(?:[^"\\]|\\.)*")|\s+/gs, '$1');
}

/** Reads what `writePlainJson` writes, as JSON; undefined for anything else. */
export function readPlainJson(text: string): string | undefined {
  const members: string[] = [];
  const names = new Set<string>();
  let at = 0;
  for (;;) {
    key.lastIndex = at;
    const name = key.exec(text)?.[1];
    value.lastIndex = name === undefined ? at : key.lastIndex;
    const found = value.exec(text)?.[0];
    if (found === undefined || found !== found.trim()) return undefined;
    const written = literal.test(found) || found.startsWith('"') ? found : JSON.stringify(found);
    members.push(name === undefined ? written : `${JSON.stringify(name)}:${written}`);
    if (name !== undefined) names.add(name);
    at = value.lastIndex;
    if (at === text.length) break;
    if (!text.startsWith(', ', at)) return undefined;
    at += 2;
  }
  if (names.size === members.length) return `{${members.join(',')}}`;
  return names.size === 0 && members.length > 1 ? `[${members.join(',')}]` : undefined;
}
