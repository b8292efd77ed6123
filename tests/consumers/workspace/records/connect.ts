import { createDataClient, loadSpecification } from '@ninefold/data/client';
import { createSession } from '@ninefold/data/session';
import { specificationOf } from '@ninefold/specification/catalog';

/** Signs in as the address says, and returns what the hooks need. */
export async function connect() {
  const {
    url = '',
    publishableKey = '',
    email = '',
    password = '',
  } = Object.fromEntries(new URLSearchParams(window.location.search));
  const client = createDataClient({ url, publishableKey });
  await createSession(client).signIn({ email, password });
  const id = (await client.storedSession())?.user.id ?? '';
  const specification = specificationOf(await loadSpecification(client));
  const bound = client.boundTo({ id: () => id, signal: new AbortController().signal });
  return {
    source: { client: bound, specification, entities: specification.entities },
    asked: { specification, declaration: {}, person: { roles: ['authenticated'] } },
  };
}
