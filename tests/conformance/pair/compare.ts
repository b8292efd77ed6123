import { isDeepStrictEqual } from 'node:util';
import { knownDifferences } from '../known-differences.ts';
import type { Answer, Exchange } from './exchange.ts';

/** Names of the known differences that were met so far in this file. */
export const met = new Set<string>();

/** The responses to compare: the embedded one without known differences, and the real one. */
export function compared(exchange: Exchange): { found: object; wanted: object } {
  const { request, real } = exchange;
  const { method = 'GET', path, body } = request;
  const asked = `${method} ${decodeURIComponent(path)}${body === undefined ? '' : ` ${body}`}`;
  return { found: { asked, ...reconciled(exchange) }, wanted: { asked, ...real } };
}

function reconciled(exchange: Exchange): Answer {
  let embedded = exchange.embedded;
  for (const { name, without } of knownDifferences) {
    if (isDeepStrictEqual(embedded, exchange.real)) break;
    const next = without({ ...exchange, embedded });
    if (next === undefined || isDeepStrictEqual(next, embedded)) continue;
    met.add(name);
    embedded = next;
  }
  return embedded;
}
