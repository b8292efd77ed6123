import {
  type Call,
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
import {
  callAnchor,
  entityAddress,
  entityAnchor,
  functionPath,
  roleAddress,
} from '../../addresses/index.ts';
import { roleLabel } from '../../descriptors/index.ts';
import { byEntity, counted, detail, detailIfKnown, sectionTitle } from './fact-parts.ts';
import { examplePayload } from './example-payload.ts';
import { valueWords } from './value-words.ts';

/** Point 7: each call with its method, path and payload, and who may make it. */
export function callSections(specification: Specification): readonly FactSection[] {
  return byEntity(specification, specification.calls, ({ entity, function: facts }) =>
    facts === undefined ? entity : '',
  ).map(([id, calls]) => ({
    id: `of/${id === '' ? 'functions' : entityAnchor(id)}`,
    title: id === '' ? 'Functions and other calls' : sectionTitle(specification, id),
    ...(id === '' ? {} : { name: id, href: entityAddress(id) }),
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
    href: facts === undefined ? undefined : functionPath(facts, specification),
    text: facts === undefined ? undefined : (facts.description.value ?? null),
    badges: [{ label: method, tone: tones[method] }],
    details: [
      ...detailIfKnown('Description', description),
      ...(schema === undefined ? [] : [detail('Schema', schema)]),
      ...(facts === undefined ? payloadDetails(call) : functionDetails(facts)),
      whoMay(specification, call),
    ],
    code:
      payload === undefined ? [] : [{ label: 'Example, generated from the types', code: payload }],
    source,
    sources: facts === undefined ? [] : [{ of: 'Description', source: facts.description.source }],
  };
}

const tones = { GET: 'info', POST: 'success', PATCH: 'warning', DELETE: 'danger' } as const;

function payloadDetails({ method, payload }: Call): readonly FactDetail[] {
  if (method === 'GET' || method === 'DELETE') return [];
  return [detail('Payload', payload.length === 0 ? 'none' : payload.join(', '))];
}

const effects: Readonly<Record<FunctionFacts['volatility'], string>> = {
  immutable: 'changes nothing; returns the same result for the same arguments',
  stable: 'nothing is changed',
  volatile: 'records may be changed',
};

function functionDetails(facts: FunctionFacts): readonly FactDetail[] {
  const { arguments: given, returns, volatility, securityDefiner, timeout } = facts;
  return [
    detail(
      'Takes',
      given.length === 0
        ? 'nothing'
        : given
            .map(
              (each) =>
                `${each.name} (${valueWords(each).toLowerCase()}${each.required ? '' : ', may be left out'})`,
            )
            .join(', '),
    ),
    detail('Gives', givesWords(returns)),
    detail('Effect', effects[volatility]),
    detail('Runs with the permissions of', securityDefiner ? 'its owner' : 'the caller'),
    ...(timeout === undefined ? [] : [detail('Timeout', timeout)]),
  ];
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
  const term = 'Roles';
  const { grants, functions } = specification.permissions;
  const { function: facts, entity, method } = call;
  if (facts !== undefined) {
    if (functions === undefined) return { term };
    return rolesDetail(
      specification,
      functions.filter((grant) => grant.function === facts.signature).map(({ role }) => role),
    );
  }
  if (
    entity === undefined ||
    findEntity(specification, entity) === undefined ||
    grants.length === 0
  ) {
    return { term };
  }
  return rolesDetail(
    specification,
    grants
      .filter((grant) => grant.entity === entity && grant.may.includes(actions[method]))
      .map(({ role }) => role),
  );
}

function rolesDetail(specification: Specification, roles: readonly string[]): FactDetail {
  const term = 'Roles';
  if (roles.length === 0) return detail(term, 'no role that is known');
  return {
    term,
    links: roles.map((role) => ({
      label: roleLabel(specification, role) ?? role,
      href: roleAddress(role),
    })),
  };
}
