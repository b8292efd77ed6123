import type { CatalogueEntry, ReadCall } from './entry.ts';
import { payloadProblem } from './read-request.ts';
import { applicationCallMessages, catalogueMessages } from './messages.ts';

/** A call of the application itself, and its exact parameters and payload. */
export interface ApplicationCall {
  readonly entry: CatalogueEntry;
  readonly query: Readonly<Record<string, string>>;
  /** Arguments that the query may hold with any value. */
  readonly parameters: readonly string[];
  /** `file`: its bytes. */
  readonly payload: readonly string[] | 'file';
}

/** A call of a function that `installationSql` or `viewAsSql` installs. */
const installed = (
  name: string,
  argumentNames: readonly string[],
  label: keyof typeof applicationCallMessages,
  methods: readonly string[] = ['GET', 'POST'],
): ApplicationCall => ({
  query: {},
  parameters: argumentNames,
  payload: argumentNames,
  entry: {
    id: `${methods[0] ?? ''} /rest/v1/rpc/${name}`,
    methods,
    path: `/rest/v1/rpc/${name}`,
    get label() {
      return applicationCallMessages[label];
    },
    from: 'application',
    source: { from: 'database', object: `function ${name}` },
  },
});

/** A call about the table that `savedViewsSql` creates. */
const savedViews = (
  method: string,
  parameters: readonly string[],
  payload: readonly string[],
  label: keyof typeof applicationCallMessages,
): ApplicationCall => ({
  query: {},
  parameters: ['select', ...parameters],
  payload,
  entry: {
    id: `${method} /rest/v1/ninefold_saved_views`,
    methods: [method],
    path: '/rest/v1/ninefold_saved_views',
    get label() {
      return applicationCallMessages[label];
    },
    from: 'application',
    source: { from: 'database', object: 'table ninefold_saved_views' },
  },
});

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

const viewValues = ['name', 'address', 'layout', 'shared'];

/** The calls that the application makes in every product: of the installed functions and table, and for the session. */
export const applicationCalls: readonly ApplicationCall[] = [
  installed(
    'ninefold_specification',
    ['entities', 'overview', 'foremost', 'search', 'at_most', 'known'],
    'specification',
  ),
  installed('ninefold_counts', ['wanted'], 'counts'),
  installed('ninefold_write', ['wanted'], 'write', ['POST']),
  installed('ninefold_viewing_as', ['of_schema', 'of_function'], 'viewingAs', ['GET']),
  installed('ninefold_people', ['search'], 'people', ['GET']),
  savedViews('GET', ['entity', 'order'], [], 'listViews'),
  savedViews('POST', [], ['id', 'entity', ...viewValues], 'createView'),
  savedViews('PATCH', ['id', 'owner'], [...viewValues, 'updated_at'], 'changeView'),
  savedViews('DELETE', ['id', 'owner'], [], 'deleteView'),
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
  // Functions are in the schema that they were installed in.
  if (request.schema !== 'public' && entry.source.from !== 'database')
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
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return payload === 'file' || isRead ? undefined : payloadProblem(request.payload, payload);
}
