import {
  type Call,
  fieldOf,
  findEntity,
  type FunctionFacts,
  type FunctionResult,
  type Specification,
} from '@ninefold/specification';
import type {
  FactDetail,
  FactSection,
  SpecificationFact,
} from '@ninefold/ui/patterns/specification-facts';
import { callAnchor, entityAddress, entityAnchor, functionPath } from '../../addresses/index.ts';
import {
  byEntity,
  counted,
  detail,
  detailIfKnown,
  present,
  rolesDetail,
  sectionTitle,
} from './fact-parts.ts';
import { exampleValue, valueWords } from './value-words.ts';

/** Point 7: each call with its method, path and payload, and who may make it. */
export function callSections(specification: Specification): readonly FactSection[] {
  return byEntity(specification, specification.calls, ({ entity, function: facts }) =>
    facts === undefined ? entity : '',
  ).map(([id, calls]) => ({
    id: `of/${id === '' ? 'functions' : entityAnchor(id)}`,
    title: id === '' ? 'Functions and other calls' : sectionTitle(specification, id),
    ...(id !== '' && { name: id, href: entityAddress(id) }),
    figure: counted(calls.length, 'call'),
    facts: calls.map((call) => callFact(specification, call)),
  }));
}

function callFact(specification: Specification, call: Call): SpecificationFact {
  const { method, path, does, schema, description, function: facts, source } = call;
  const payload = examplePayload(specification, call);
  return {
    id: callAnchor(call),
    title: does,
    name: `${method} ${path}`,
    // Its form, to run it.
    href: facts && functionPath(facts, specification),
    text: facts && (facts.description.value ?? null),
    badges: [{ label: method, tone: tones[method] }],
    details: present([
      detailIfKnown('Description', description),
      schema !== undefined && detail('Schema', schema),
      ...(facts === undefined ? payloadDetails(call) : functionDetails(facts)),
      whoMay(specification, call),
    ]),
    code:
      payload === undefined ? [] : [{ label: 'Example, generated from the types', code: payload }],
    source,
    sources: facts && [{ of: 'Description', source: facts.description.source }],
  };
}

const tones = { GET: 'info', POST: 'success', PATCH: 'warning', DELETE: 'danger' } as const;

function payloadDetails({ method, payload }: Call): readonly FactDetail[] {
  if (method === 'GET' || method === 'DELETE') return [];
  return [detail('Payload', payload.join(', ') || 'none')];
}

/** Of a payload of many fields an example shows the shape by the first of them. */
const fieldsShown = 12;

/** The body of a call as JSON, made from the types alone; undefined where none is sent. */
function examplePayload(specification: Specification, call: Call): string | undefined {
  const { method, payload, entity, function: facts } = call;
  if (method === 'GET' || method === 'DELETE') return undefined;
  const found = findEntity(specification, entity ?? '');
  const parts =
    facts?.arguments ?? payload.flatMap((name) => (found && fieldOf(found, name)) ?? []);
  if (parts.length === 0) return undefined;
  const shown = parts.slice(0, fieldsShown);
  const body = Object.fromEntries(shown.map((part) => [part.name, exampleValue(part)]));
  const text = JSON.stringify(body, null, 2);
  const left = Math.max(parts.length, facts === undefined ? payload.length : 0) - shown.length;
  return left === 0 ? text : `${text}\n// and ${left} more`;
}

const effects: Readonly<Record<FunctionFacts['volatility'], string>> = {
  immutable: 'changes nothing; returns the same result for the same arguments',
  stable: 'nothing is changed',
  volatile: 'records may be changed',
};

function functionDetails(facts: FunctionFacts): readonly FactDetail[] {
  const { arguments: given, returns, volatility, securityDefiner, timeout } = facts;
  const takes = given.map(
    (each) =>
      `${each.name} (${valueWords(each).toLowerCase()}${each.required ? '' : ', may be left out'})`,
  );
  return present([
    detail('Takes', takes.join(', ') || 'nothing'),
    detail('Gives', givesWords(returns)),
    detail('Effect', effects[volatility]),
    detail('Runs with the permissions of', securityDefiner ? 'its owner' : 'the caller'),
    timeout !== undefined && detail('Timeout', timeout),
  ]);
}

function givesWords(returns: FunctionResult): string {
  const { type, set, entity, columns } = returns;
  if (type === 'void') return 'nothing';
  if (entity !== undefined) return `${set ? 'records' : 'one record'} of ${entity.entity}`;
  if (columns !== undefined) {
    return `${set ? 'rows' : 'one row'} of ${columns.map(({ name }) => name).join(', ')}`;
  }
  const words = valueWords(returns).toLowerCase();
  return set ? `any number of: ${words}` : words;
}

const actions = { GET: 'select', POST: 'insert', PATCH: 'update', DELETE: 'delete' } as const;

/** The roles that are granted it; not shown where no grant at all is known. */
function whoMay(specification: Specification, call: Call): FactDetail {
  const { grants, functions } = specification.permissions;
  const { function: facts, entity, method } = call;
  const isKnown =
    facts === undefined
      ? grants.length > 0 && findEntity(specification, entity ?? '') !== undefined
      : functions !== undefined;
  if (!isKnown) return { term: 'Roles' };
  const granted =
    facts === undefined
      ? grants.filter((grant) => grant.entity === entity && grant.may.includes(actions[method]))
      : (functions ?? []).filter((grant) => grant.function === facts.signature);
  return granted.length === 0
    ? detail('Roles', 'no role that is known')
    : rolesDetail(
        specification,
        granted.map(({ role }) => role),
      );
}
