import type { Catalogue, CatalogueEntry } from '@ninefold/data/calls/catalogue';
import type { Call } from '@ninefold/data/client';
import type { Source } from '@ninefold/specification';
import type { CallFact, LoggedCall, UnlistedCall } from '@ninefold/ui/patterns/call-log';
import { callAddress } from '../addresses/index.ts';

/**
 * Logged calls with what asked for each, as the catalogue says; without one,
 * as it is not there yet, nothing is said of that.
 */
export function loggedCalls(catalogue: Catalogue | undefined): (call: Call) => LoggedCall {
  // A call is judged once, however often the log is drawn.
  const judged = new WeakMap<Call, LoggedCall>();
  return (call) => {
    const before = judged.get(call);
    if (before !== undefined) return before;
    const { id, method, path, payload, status, ms, retries, at } = call;
    const fact = catalogue && factOf(catalogue, call);
    const logged = { id, method, path, payload, status, ms, retries, at, fact };
    judged.set(call, logged);
    return logged;
  };
}

function factOf(catalogue: Catalogue, call: Call): CallFact | UnlistedCall {
  const { method, path, schema, headers, payload } = call;
  // The values of a sign-in are not in the log; that they were sent is.
  const isJson = headers?.['content-type']?.startsWith('application/json') ?? true;
  const { entry, problem } = catalogue.match({
    method,
    path,
    schema,
    payload: isJson ? payload : undefined,
  });
  return entry === undefined ? { problem } : factOfEntry(entry);
}

function factOfEntry({ label, source, call }: CatalogueEntry): CallFact {
  return {
    label,
    source: sourceText(source),
    href: call === undefined ? undefined : callAddress(call),
  };
}

/** The object in the database, the place in the declaration, the document. */
function sourceText(source: Source): string {
  switch (source.from) {
    case 'database':
      return source.object;
    case 'declared':
      return source.at;
    case 'platform':
      return source.document;
    default:
      return source.of;
  }
}
