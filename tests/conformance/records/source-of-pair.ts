import { createDataClient, loadSpecification } from '@ninefold/data/client';
import { specificationOf } from '@ninefold/specification/catalog';
import type { RecordSource } from '@ninefold/data/records';
import type { Exchange } from '../pair/exchange.ts';
import type { Pair } from '../pair/open-pair.ts';

/** A source whose every request goes to both backends, and each exchange with it. */
export async function sourceOfPair(
  pair: Pair,
): Promise<{ source: RecordSource; exchanges: Exchange[] }> {
  const exchanges: Exchange[] = [];
  const client = createDataClient({
    url: 'http://pair.test',
    publishableKey: pair.backend.publishableKey,
    async fetch(input, init) {
      const { exchange, response } = await pair.forward(new Request(input, init));
      exchanges.push(exchange);
      return response;
    },
  });
  const specification = specificationOf(await loadSpecification(client));
  return { exchanges, source: { client, entities: specification.entities, specification } };
}
