import { isKnown } from '../fact.ts';
import { fieldOf, rulesOf, rulesOfConstraint } from '../queries.ts';
import type { ErrorEntry, Rule } from '../specification.ts';
import { withEntity, type EntityContext } from './context.ts';
import type { Explanation, Finding } from './explanation.ts';
import { finding } from './finding.ts';
import { ruleFinding } from './rule-finding.ts';

/** Why a call was refused: the rule that it broke, and who wrote the words that were shown. */
export function explainRefusal(
  context: EntityContext,
  code: string,
  constraint: string,
  field: string,
): Explanation {
  const entry = entryOf(context, code, constraint);
  const rules = brokenRules(context, code, constraint, field);
  const findings = [
    ...rules,
    ...(entry === undefined ? [] : messages(entry)),
    ...codeFinding(context, code, constraint, field),
  ];
  return {
    title: 'Why was this refused?',
    findings,
    remedies: [
      'What was typed is still there: change it and save again.',
      ...(constraint === '' || (entry !== undefined && isKnown(entry.message))
        ? []
        : [`Another message: write it as messages.${constraint} in the specification file.`]),
    ],
  };
}

function entryOf(
  { specification, id }: EntityContext,
  code: string,
  constraint: string,
): ErrorEntry | undefined {
  const { errors } = specification;
  return (
    errors.find(
      (entry) =>
        constraint !== '' &&
        entry.constraint === constraint &&
        (entry.entity === undefined || entry.entity === id),
    ) ?? errors.find((entry) => entry.constraint === undefined && entry.code === code)
  );
}

function brokenRules(
  context: EntityContext,
  code: string,
  constraint: string,
  field: string,
): readonly Finding[] {
  const { specification, entity, id } = context;
  const own = rulesOf(specification, entity);
  const found =
    constraint === ''
      ? own.filter((rule) => rule.fields.includes(field) && ofCode(code).includes(rule.kind))
      : own.filter((rule) => rule.constraint === constraint);
  // What hinders a removal stands on the table that refers here.
  const elsewhere =
    found.length > 0 || constraint === '' ? [] : rulesOfConstraint(specification, constraint);
  return [...found, ...elsewhere.slice(0, 1)].map((rule) =>
    ruleFinding(rule.entity === id ? context : (withEntity(context, rule.entity) ?? context), rule),
  );
}

function ofCode(code: string): readonly Rule['kind'][] {
  if (code === '23502') return ['required'];
  if (code === '22001') return ['length'];
  if (code === '22003') return ['precision'];
  return [];
}

function messages(entry: ErrorEntry): readonly Finding[] {
  const target = { to: 'error', entry } as const;
  return [
    ...(isKnown(entry.message)
      ? [finding(`What was shown: “${entry.message.value}”`, entry.message.source, target)]
      : []),
    ...(isKnown(entry.reaction)
      ? [finding(`What happens then: ${entry.reaction.value}`, entry.reaction.source, target)]
      : []),
  ];
}

/** What the server itself said. */
function codeFinding(
  { entity, id }: EntityContext,
  code: string,
  constraint: string,
  field: string,
): readonly Finding[] {
  const column = fieldOf(entity, field);
  return [
    finding(
      code === ''
        ? 'No answer with a code came from the server.'
        : 'The server refused it, with a code that tells what kind of refusal it is.',
      { from: 'platform', document: 'codes of Postgres and of the Data API' },
      column === undefined
        ? { to: 'point', point: 'errors' }
        : { to: 'field', entity: id, field: column.name },
      [
        ...(code === '' ? [] : [`code ${code}`]),
        ...(constraint === '' ? [] : [`constraint ${constraint}`]),
      ],
    ),
  ];
}
