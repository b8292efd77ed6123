import { formatList } from '@ninefold/messages';
import {
  type Call,
  fieldOf,
  findEntity,
  type FunctionFacts,
  type FunctionResult,
  inSentence,
  type Specification,
} from '@ninefold/specification';
import type {
  FactDetail,
  FactSection,
  SpecificationFact,
} from '../../patterns/specification-facts/index.ts';
import { callAnchor, entityAddress, entityAnchor } from '@ninefold/screens/inspector';
import { functionPath } from '../../addresses/index.ts';
import {
  byEntity,
  detail,
  detailIfKnown,
  present,
  rolesDetail,
  sectionTitle,
} from './fact-parts.ts';
import { callFactMessages, factMessages } from './messages.ts';
import { exampleValue, valueWords } from './value-words.ts';

/** Point 7: each call with its method, path and payload, and who may make it. */
export function callSections(specification: Specification): readonly FactSection[] {
  return byEntity(specification, specification.calls, ({ entity, function: facts }) =>
    facts === undefined ? entity : '',
  ).map(([id, calls]) => ({
    id: `of/${id === '' ? 'functions' : entityAnchor(id)}`,
    title: id === '' ? callFactMessages.others : sectionTitle(specification, id),
    ...(id !== '' && { name: id, href: entityAddress(id) }),
    figure: callFactMessages.calls({ count: calls.length }),
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
      detailIfKnown(factMessages.description, description),
      schema !== undefined && detail(callFactMessages.schema, schema),
      ...(facts === undefined ? payloadDetails(call) : functionDetails(facts)),
      whoMay(specification, call),
    ]),
    code: payload === undefined ? [] : [{ label: callFactMessages.example, code: payload }],
    source,
    sources: facts && [{ of: factMessages.description, source: facts.description.source }],
  };
}

const tones = { GET: 'info', POST: 'success', PATCH: 'warning', DELETE: 'danger' } as const;

function payloadDetails({ method, payload }: Call): readonly FactDetail[] {
  if (method === 'GET' || method === 'DELETE') return [];
  return [detail(callFactMessages.payload, formatList(payload) || factMessages.none)];
}

/** The number of fields in an example of a payload. More would not make its shape clearer. */
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
  return left === 0 ? text : `${text}\n${callFactMessages.moreFields({ count: left })}`;
}

function functionDetails(facts: FunctionFacts): readonly FactDetail[] {
  const { arguments: given, returns, volatility, securityDefiner, timeout } = facts;
  const takes = given.map((each) => {
    const argument = { name: each.name, kind: inSentence(valueWords(each)) };
    return each.required
      ? callFactMessages.argument(argument)
      : callFactMessages.optionalArgument(argument);
  });
  return present([
    detail(callFactMessages.arguments, formatList(takes) || factMessages.none),
    detail(callFactMessages.returns, returnsText(returns)),
    detail(callFactMessages.effect, callFactMessages.volatility({ volatility })),
    detail(
      callFactMessages.runsAs,
      securityDefiner ? callFactMessages.owner : callFactMessages.caller,
    ),
    timeout !== undefined && detail(callFactMessages.timeout, timeout),
  ]);
}

function returnsText(returns: FunctionResult): string {
  const { type, set, entity: record, columns } = returns;
  if (type === 'void') return factMessages.nothing;
  if (record !== undefined) {
    const { entity } = record;
    return set ? callFactMessages.recordsOf({ entity }) : callFactMessages.oneRecordOf({ entity });
  }
  if (columns !== undefined) {
    const names = { columns: formatList(columns.map(({ name }) => name)) };
    return set ? callFactMessages.rowsOf(names) : callFactMessages.oneRowOf(names);
  }
  const kind = inSentence(valueWords(returns));
  return set ? callFactMessages.anyNumber({ kind }) : kind;
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
  if (!isKnown) return { term: factMessages.roles };
  const granted =
    facts === undefined
      ? grants.filter((grant) => grant.entity === entity && grant.may.includes(actions[method]))
      : (functions ?? []).filter((grant) => grant.function === facts.signature);
  return granted.length === 0
    ? detail(factMessages.roles, callFactMessages.noRole)
    : rolesDetail(
        specification,
        granted.map(({ role }) => role),
      );
}
