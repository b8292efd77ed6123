import { createDataClient, loadSpecification } from '@ninefold/data/client';
import type { RecordSource } from '@ninefold/data/records';
import { specificationOf } from '@ninefold/specification/catalog';

/** The records behind a PostgREST, as a visitor reads and writes them. */
export async function visitorSource(url: string): Promise<RecordSource> {
  const client = createDataClient({
    url,
    publishableKey: 'sb_publishable_public',
    // Supabase has the Data API in a folder, and takes a key for a visitor's token.
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.delete('authorization');
      const address = input instanceof Request ? input.url : String(input);
      return fetch(address.replace('/rest/v1', ''), { ...init, headers });
    },
  });
  const specification = specificationOf(await loadSpecification(client));
  return { client, entities: specification.entities, specification };
}
