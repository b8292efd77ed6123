import { isKnown } from '@ninefold/specification';
import { findEntity } from '@ninefold/specification';
import type { Call, Specification } from '@ninefold/specification';
import { entityPlural, inSentence } from '@ninefold/specification';
import { type ApplicationCall, applicationCalls, applicationProblem } from './application-calls.ts';
import { entityProblem } from './entity-problem.ts';
import type { AskedCall, CatalogueEntry, Judgement, ReadCall } from './entry.ts';
import { functionProblem } from './function-problem.ts';
import { payloadProblem } from './payload.ts';

/** All calls that the application makes for this person. */
export interface Catalogue {
  /** The product's own, in the specification's order; then the application's. */
  readonly entries: readonly CatalogueEntry[];
  /** The entry that lists a request; else why none does. */
  readonly judge: (asked: AskedCall) => Judgement;
}

interface Listed {
  readonly entry: CatalogueEntry;
  /** Method, path and schema have been compared. */
  readonly problemWith: (asked: ReadCall) => string | undefined;
}

/** Nothing is listed by a pattern: a request is of one table, function or purpose, field by field. */
export function catalogueOf(specification: Specification): Catalogue {
  const listed = [
    ...specification.calls.map((call) => listedCall(specification, call)),
    ...applicationCalls.map(listedByApplication),
  ];
  return {
    entries: listed.map(({ entry }) => entry),
    judge(asked) {
      const read = readCall(asked);
      if (read === undefined) return { problem: 'It goes to another server.' };
      const candidates = listed.filter(
        ({ entry }) => entry.path === read.path && isOfSchema(entry, read),
      );
      if (candidates.length === 0) return { problem: `Nothing is listed at ${read.path}.` };
      let problem = `${read.method} is not listed at ${read.path}.`;
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

function listedByApplication(call: ApplicationCall): Listed {
  return { entry: call.entry, problemWith: (asked) => applicationProblem(call, asked) };
}

function listedCall(specification: Specification, call: Call): Listed {
  const entity = call.entity === undefined ? undefined : findEntity(specification, call.entity);
  const called = call.function;
  const entry: CatalogueEntry = {
    id: idOf(call),
    methods: methodsOf(call),
    path: call.path,
    ...(call.schema === undefined ? {} : { schema: call.schema }),
    does: wordsFor(specification, call),
    from: called ? 'function' : entity && isOfData(call) ? 'entity' : 'declared',
    call,
    ...(entity === undefined ? {} : { entity }),
    ...(called === undefined ? {} : { function: called }),
    source: call.source,
  };
  return {
    entry,
    problemWith: (asked) => {
      if (called !== undefined) return functionProblem(called, asked);
      if (entry.from === 'entity' && entity !== undefined) {
        return entityProblem(specification, entity, call, asked);
      }
      return declaredProblem(call, asked);
    },
  };
}

/** A call of the team's own: as it is written, no more. */
function declaredProblem(call: Call, asked: ReadCall): string | undefined {
  const [parameter] = asked.search.keys();
  if (parameter !== undefined && asked.method !== 'GET')
    return `It has the parameter ${parameter}.`;
  const strange = [...asked.search.keys()].find((name) => !call.payload.includes(name));
  if (strange !== undefined) return `It has the parameter ${strange}.`;
  return asked.method === 'GET' ? undefined : payloadProblem(asked.payload, call.payload);
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

const verbs = { GET: 'Reads', POST: 'Creates', PATCH: 'Updates', DELETE: 'Deletes' } as const;

/** As the team says it, or as it is called. */
function wordsFor(specification: Specification, call: Call): string {
  if (call.description !== undefined && isKnown(call.description)) return call.description.value;
  const entity = call.entity === undefined ? undefined : findEntity(specification, call.entity);
  if (entity !== undefined && isOfData(call)) {
    return `${verbs[call.method]} ${inSentence(entityPlural(entity))}`;
  }
  return call.does;
}

function isOfSchema(entry: CatalogueEntry, { schema }: ReadCall): boolean {
  return entry.from === 'application' || (entry.schema ?? 'public') === schema;
}

/** Undefined where it goes to another server. */
function readCall({ method, path, schema = 'public', payload }: AskedCall): ReadCall | undefined {
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
