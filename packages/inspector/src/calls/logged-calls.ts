import type { Catalogue } from './catalogue/index.ts';
import type { Call } from '@ninefold/data/client';
import { objectWords, type Source } from '@ninefold/specification';
import type { LoggedCall } from '../patterns/call-log/index.ts';
import { callAddress } from '@ninefold/screens/inspector';

/**
 * Logged calls with the part of the application that sent each, by the catalogue. Until
 * that is loaded, the part is left out.
 */
export function loggedCalls(catalogue: Catalogue | undefined): (call: Call) => LoggedCall {
  // A call is judged once, however often the log is drawn.
  const judged = new WeakMap<Call, LoggedCall>();
  return (call) => {
    const before = judged.get(call);
    if (before !== undefined) return before;
    const logged = { ...call, fact: catalogue && factOf(catalogue, call) };
    judged.set(call, logged);
    return logged;
  };
}

function factOf(catalogue: Catalogue, call: Call): LoggedCall['fact'] {
  // The values of a sign-in are not in the log; that they were sent is.
  const isJson = call.headers?.['content-type']?.startsWith('application/json') ?? true;
  const payload = isJson ? call.payload : undefined;
  const { entry, problem } = catalogue.match({ ...call, payload });
  if (entry === undefined) return { problem };
  const href = entry.call && callAddress(entry.call);
  return { label: entry.label, source: sourceText(entry.source), href };
}

/** The object in the database, the place in the declaration, the document. */
function sourceText(source: Source): string {
  switch (source.from) {
    case 'database':
      return objectWords(source.object);
    case 'declared':
      return source.at;
    case 'platform':
      return source.document;
    default:
      return objectWords(source.of);
  }
}
