import { type Call, findEntity, type Specification } from '@ninefold/specification';
import { applicationCalls, applicationProblem } from './application-calls.ts';
import { entityProblem } from './entity-problem.ts';
import type { SentCall, CatalogueEntry, CatalogueMatch, ReadCall } from './entry.ts';
import { anyFile, fileCalls } from './file-calls.ts';
import { functionProblem } from './function-problem.ts';
import { payloadProblem } from './read-request.ts';
import { catalogueMessages } from './messages.ts';

/** All calls that the application makes for this person. */
export interface Catalogue {
  /** The product's own, in the specification's order; then the application's. */
  readonly entries: readonly CatalogueEntry[];
  /** Finds the entry of a request, or the reason why there is none. */
  readonly match: (request: SentCall) => CatalogueMatch;
}

interface Listed {
  readonly entry: CatalogueEntry;
  /** Method, path and schema have been compared. */
  readonly problemWith: (request: ReadCall) => string | undefined;
}

/** Returns the catalogue of a specification. It lists requests of one table, function or purpose, field by field. Only files are any of their bucket. */
export function catalogueOf(specification: Specification): Catalogue {
  const listed = [
    ...specification.calls.map((call) => listedCall(specification, call)),
    ...[...applicationCalls, ...fileCalls(specification)].map((call): Listed => ({
      entry: call.entry,
      problemWith: (request) => applicationProblem(call, request),
    })),
  ];
  return {
    entries: listed.map(({ entry }) => entry),
    match(request) {
      const read = readCall(request);
      if (read === undefined) return { problem: catalogueMessages.otherServer };
      const candidates = listed.filter(({ entry }) => isAt(entry, read) && isOfSchema(entry, read));
      if (candidates.length === 0) return { problem: catalogueMessages.path(read) };
      let problem = catalogueMessages.method(read);
      for (const { entry, problemWith } of candidates) {
        if (!entry.methods.includes(read.method)) continue;
        const found = problemWith(read);
        if (found === undefined) return { entry };
        problem = found;
      }
      return { problem };
    },
  };
}

function listedCall(specification: Specification, call: Call): Listed {
  const entity = call.entity === undefined ? undefined : findEntity(specification, call.entity);
  const called = call.function;
  const entry: CatalogueEntry = {
    id: idOf(call),
    methods: methodsOf(call),
    path: call.path,
    schema: call.schema,
    label: call.description?.value ?? call.does,
    from: called ? 'function' : entity && isOfData(call) ? 'entity' : 'declared',
    call,
    entity,
    function: called,
    source: call.source,
  };
  return {
    entry,
    problemWith: (request) => {
      if (called !== undefined) return functionProblem(called, request);
      if (entry.from === 'entity' && entity !== undefined) {
        return entityProblem(specification, entity, call, request);
      }
      return declaredProblem(call, request);
    },
  };
}

/** Checks a call that the team declares: it may hold exactly what it declares. */
function declaredProblem(call: Call, request: ReadCall): string | undefined {
  const [parameter] = request.search.keys();
  if (parameter !== undefined && request.method !== 'GET') {
    return catalogueMessages.parameter({ name: parameter });
  }
  const strange = [...request.search.keys()].find((name) => !call.payload.includes(name));
  if (strange !== undefined) return catalogueMessages.parameter({ name: strange });
  return request.method === 'GET' ? undefined : payloadProblem(request.payload, call.payload);
}

const isOfData = ({ path }: Call) => path.startsWith('/rest/v1/');

/** PostgREST counts by HEAD what it reads by GET, and takes any function's arguments by POST. */
function methodsOf({ method, function: called, entity }: Call): readonly string[] {
  if (called !== undefined) return method === 'GET' ? ['GET', 'POST'] : ['POST'];
  return method === 'GET' && entity !== undefined ? ['GET', 'HEAD'] : [method];
}

function idOf({ method, path, schema, function: called }: Call): string {
  const where = schema === undefined ? path : `${path} (${schema})`;
  return called === undefined ? `${method} ${where}` : `${method} ${where} ${called.signature}`;
}

function isAt(entry: CatalogueEntry, { path }: ReadCall): boolean {
  if (!entry.path.endsWith(anyFile)) return entry.path === path;
  const start = entry.path.slice(0, -anyFile.length);
  return path.length > start.length && path.startsWith(start);
}

function isOfSchema(entry: CatalogueEntry, { schema }: ReadCall): boolean {
  return entry.from === 'application' || (entry.schema ?? 'public') === schema;
}

/** Parses a request; undefined where it goes to another server. */
function readCall({ method, path, schema = 'public', payload }: SentCall): ReadCall | undefined {
  if (!path.startsWith('/') || path.startsWith('//')) return undefined;
  const at = path.indexOf('?');
  return {
    method: method.toUpperCase(),
    path: at === -1 ? path : path.slice(0, at),
    schema,
    search: new URLSearchParams(at === -1 ? '' : path.slice(at + 1)),
    payload,
  };
}
