import type { CatalogueEntry, ReadCall } from './entry.ts';
import { payloadProblem } from './payload.ts';

/** A call of the application's own, and exactly which requests are meant. */
export interface ApplicationCall {
  readonly entry: CatalogueEntry;
  readonly query: Readonly<Record<string, string>>;
  /** Arguments that may stand in the query with any value. */
  readonly parameters: readonly string[];
  readonly payload: readonly string[];
}

/** What `installationSql` (of `discovery`) gives the function. */
const catalogArguments = ['entities', 'overview', 'foremost', 'search', 'at_most'];

const auth = (
  path: string,
  query: Readonly<Record<string, string>>,
  payload: readonly string[],
  does: string,
): ApplicationCall => ({
  query,
  parameters: [],
  payload,
  entry: {
    id: `POST ${path}?${new URLSearchParams(query).toString()}`,
    methods: ['POST'],
    path,
    does,
    from: 'application',
    source: { from: 'platform', document: 'Supabase Auth, API reference' },
  },
});

const specificationPath = '/rest/v1/rpc/ninefold_specification';

/** What the application asks whatever the product is: who the person is, and what may be known. */
export const applicationCalls: readonly ApplicationCall[] = [
  {
    query: {},
    parameters: catalogArguments,
    payload: catalogArguments,
    entry: {
      id: `GET ${specificationPath}`,
      methods: ['GET', 'POST'],
      path: specificationPath,
      does: 'Reads what is known of the product',
      from: 'application',
      source: { from: 'database', object: 'function ninefold_specification' },
    },
  },
  auth(
    '/auth/v1/token',
    { grant_type: 'password' },
    ['email', 'password', 'gotrue_meta_security'],
    'Signs a person in',
  ),
  auth('/auth/v1/token', { grant_type: 'refresh_token' }, ['refresh_token'], 'Renews the session'),
  auth('/auth/v1/logout', { scope: 'local' }, [], 'Signs this device out'),
];

/** Why a request is not this call; undefined where it is. Method and path have been compared. */
export function applicationProblem(
  { query, parameters, payload, entry }: ApplicationCall,
  asked: ReadCall,
): string | undefined {
  // The function is in whichever schema it was installed in.
  if (asked.schema !== 'public' && entry.path !== specificationPath)
    return 'It names a schema, and this call has none.';
  for (const [name, value] of Object.entries(query)) {
    if (asked.search.get(name) !== value) return `It is not one with ${name}=${value}.`;
  }
  for (const name of asked.search.keys()) {
    const known = Object.hasOwn(query, name) || parameters.includes(name);
    if (!known || asked.search.getAll(name).length > 1) return `It has the parameter ${name}.`;
  }
  return payloadProblem(asked.method === 'GET' ? undefined : asked.payload, payload);
}
