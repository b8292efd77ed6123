import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { knownDifferences } from '../known-differences.ts';
import type { Answer, Exchange } from './exchange.ts';

/** Names of the known differences that were met so far in this file. */
export const met = new Set<string>();

/** Expects the same answer of both, but for the known differences. */
export function expectAlike(exchange: Exchange): void {
  const { request, real } = exchange;
  const { method = 'GET', path, body } = request;
  const asked = `${method} ${decodeURIComponent(path)}${body === undefined ? '' : ` ${body}`}`;
  expect({ asked, ...reconciled(exchange) }).toEqual({ asked, ...real });
}

/** Whether both answered alike, but for the known differences. */
export function isAlike(exchange: Exchange): boolean {
  return isDeepStrictEqual(reconciled(exchange), exchange.real);
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
