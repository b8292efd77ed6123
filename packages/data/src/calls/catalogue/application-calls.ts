import type { CatalogueEntry, ReadCall } from './entry.ts';
import { payloadProblem } from './read-request.ts';
import { applicationCallMessages, catalogueMessages } from './messages.ts';

/** A call of the application itself, and its exact parameters and payload. */
export interface ApplicationCall {
  readonly entry: CatalogueEntry;
  readonly query: Readonly<Record<string, string>>;
  /** Arguments that the query may hold with any value. */
  readonly parameters: readonly string[];
  readonly payload: readonly string[];
}

/** The arguments of the function that `installationSql` installs. */
const catalogArguments = ['entities', 'overview', 'foremost', 'search', 'at_most', 'known'];

const auth = (
  path: string,
  query: Readonly<Record<string, string>>,
  payload: readonly string[],
  label: keyof typeof applicationCallMessages,
): ApplicationCall => ({
  query,
  parameters: [],
  payload,
  entry: {
    id: `POST ${path}?${new URLSearchParams(query).toString()}`,
    methods: ['POST'],
    path,
    get label() {
      return applicationCallMessages[label];
    },
    from: 'application',
    source: { from: 'platform', document: 'Supabase Auth, API reference' },
  },
});

const specificationPath = '/rest/v1/rpc/ninefold_specification';

/** The calls that the application makes in every product: for the person's session and the specification. */
export const applicationCalls: readonly ApplicationCall[] = [
  {
    query: {},
    parameters: catalogArguments,
    payload: catalogArguments,
    entry: {
      id: `GET ${specificationPath}`,
      methods: ['GET', 'POST'],
      path: specificationPath,
      get label() {
        return applicationCallMessages.specification;
      },
      from: 'application',
      source: { from: 'database', object: 'function ninefold_specification' },
    },
  },
  auth(
    '/auth/v1/token',
    { grant_type: 'password' },
    ['email', 'password', 'gotrue_meta_security'],
    'signIn',
  ),
  auth('/auth/v1/token', { grant_type: 'refresh_token' }, ['refresh_token'], 'renew'),
  auth('/auth/v1/logout', { scope: 'local' }, [], 'signOut'),
];

/** Returns the reason why a request isn't this call; undefined where it is. Method and path have been compared. */
export function applicationProblem(
  { query, parameters, payload, entry }: ApplicationCall,
  request: ReadCall,
): string | undefined {
  // The function is in whichever schema it was installed in.
  if (request.schema !== 'public' && entry.path !== specificationPath)
    return catalogueMessages.schema;
  for (const [name, value] of Object.entries(query)) {
    if (request.search.get(name) !== value) {
      return catalogueMessages.value({ parameter: `${name}=${value}` });
    }
  }
  for (const name of request.search.keys()) {
    const known = Object.hasOwn(query, name) || parameters.includes(name);
    if (!known || request.search.getAll(name).length > 1) {
      return catalogueMessages.parameter({ name });
    }
  }
  return payloadProblem(request.method === 'GET' ? undefined : request.payload, payload);
}
