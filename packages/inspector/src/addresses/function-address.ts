import { entityId, type FunctionFacts, type Specification } from '@ninefold/specification';

/** Returns the functions that this person can call, in the specification's order. */
export function functionsOf({ calls }: Specification): readonly FunctionFacts[] {
  return calls.flatMap(({ function: called }) => called ?? []);
}

/** Returns a function's ID in addresses: its name, or its signature where functions share a name. */
function functionId(called: FunctionFacts, all: readonly FunctionFacts[]): string {
  const alike = all.filter(({ name, schema }) => name === called.name && schema === called.schema);
  return alike.length > 1 ? called.signature : entityId(called);
}

/** `/functions/free_technicians` */
export function functionPath(called: FunctionFacts, specification: Specification): string {
  return `/functions/${encodeURIComponent(functionId(called, functionsOf(specification)))}`;
}

export function findFunction(specification: Specification, id: string): FunctionFacts | undefined {
  const all = functionsOf(specification);
  return all.find((called) => functionId(called, all) === id);
}

/** A text of this form means no value, or, in quotes, a text that begins like it. */
const none = 'is.null';

/**
 * Writes arguments as in an address: `from_date=2026-01-01&needed_skill=is.null`.
 * One that is left out is absent, NULL is `is.null`; a text that would be taken
 * for either is in quotes, like texts in the addresses of lists.
 */
export function writeArguments(values: Readonly<Record<string, string | null>>): string {
  const pairs = Object.entries(values).map(([name, text]) => [
    name,
    text === null ? none : text === none || text.startsWith('"') ? JSON.stringify(text) : text,
  ]);
  return new URLSearchParams(pairs).toString();
}

/** Reads what `writeArguments` wrote; names that the function does not take are left out. */
export function readArguments(
  called: FunctionFacts,
  search: string,
): Readonly<Record<string, string | null>> {
  const names = new Set(called.arguments.map(({ name }) => name));
  return Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name]) => names.has(name))
      .map(([name, text]) => [name, text === none ? null : unquoted(text)]),
  );
}

function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}
