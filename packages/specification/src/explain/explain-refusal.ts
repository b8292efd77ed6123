import {
  type ErrorEntry,
  isKnown,
  notShown,
  type Rule,
  rulesOf,
  rulesOfConstraint,
} from '../model/index.ts';
import { entityPlural, fieldLabel, inSentence, listed, present } from '../phrases/index.ts';
import { databaseRole, type EntityContext, roleInSentence, withEntity } from './context.ts';
import { type Explanation, type Finding, finding, ruleFinding } from './finding.ts';
import { noRow } from './question.ts';

/** Explains why a call was rejected: the rule that it broke, and where the message comes from. */
export function explainRefusal(
  context: EntityContext,
  code: string,
  constraint: string,
  field: string,
): Explanation {
  const entry = entryOf(context, code, constraint);
  const own = ownRules(context, code, constraint, field);
  const referring = own.length > 0 ? undefined : referringRule(context, constraint);
  return {
    title: 'Why was this refused?',
    findings: present([
      ...own.map((rule) => ruleFinding(context, rule)),
      referring !== undefined && stillReferred(context, referring),
      constraint !== '' && own.length === 0 && referring === undefined && unknownRule(constraint),
      (code === '42501' || code === noRow) && denied(context),
      ...(entry === undefined ? [] : messages(entry)),
      codeFinding(code, constraint, entry),
    ]),
    remedies: present([
      own.length > 0 && 'Correct the values, then try again.',
      referring !== undefined &&
        `Delete the ${pluralOf(referring.context)} that refer to it, or let them refer to another record. Then try again.`,
      ...(constraint === '' || (entry !== undefined && isKnown(entry.message))
        ? []
        : [`To show another message, set messages.${constraint} in the specification file.`]),
    ]),
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

function ownRules(
  { specification, entity }: EntityContext,
  code: string,
  constraint: string,
  field: string,
): readonly Rule[] {
  return rulesOf(specification, entity).filter((rule) =>
    constraint === ''
      ? rule.fields.includes(field) && ofCode(code).includes(rule.kind)
      : rule.constraint === constraint,
  );
}

interface ReferringRule {
  readonly rule: Rule;
  /** Of the records that refer here. */
  readonly context: EntityContext;
}

/** Returns the rule that prevents deletion, which belongs to the table that refers here. */
function referringRule(context: EntityContext, constraint: string): ReferringRule | undefined {
  if (constraint === '') return undefined;
  const [rule] = rulesOfConstraint(context.specification, constraint);
  const of = rule && withEntity(context, rule.entity);
  return rule === undefined || of === undefined ? undefined : { rule, context: of };
}

function stillReferred({ entity }: EntityContext, { rule, context }: ReferringRule): Finding {
  const fields = listed(rule.fields.map((name) => `“${fieldLabel(context.entity, name)}”`));
  const { technical } = ruleFinding(context, rule);
  return finding(
    `${fields} of the ${pluralOf(context)} ${rule.fields.length > 1 ? 'refer' : 'refers'} to ${inSentence(entityPlural(entity))}. The database doesn’t delete a record, or change its key, while others refer to it.`,
    rule.source,
    { to: 'rule', rule },
    technical,
  );
}

function pluralOf({ entity }: EntityContext): string {
  return inSentence(entityPlural(entity));
}

function unknownRule(constraint: string): Finding {
  return finding(
    'The rule that rejected it: not shown. You don’t have access to that information.',
    notShown.source,
    { to: 'point', point: 'rules' },
    [`constraint ${constraint}`],
  );
}

/** Returns what decides who may write which records. */
function denied(context: EntityContext): Finding {
  const { specification, entity, id } = context;
  const role = databaseRole(context);
  if (!entity.rowSecurity) {
    return finding(
      `The role “${roleInSentence(specification, role)}” doesn’t have this permission in the database.`,
      entity.source,
      { to: 'grants', role, entity: id },
    );
  }
  const policies = (specification.permissions.policies ?? []).filter(
    (policy) => policy.entity === id && policy.command !== 'select',
  );
  return finding(
    `Row-level security is on: policies decide which ${pluralOf(context)} you can write. They didn’t allow this, or the role “${roleInSentence(specification, role)}” doesn’t have the permission.`,
    entity.source,
    { to: 'policies', entity: id },
    policies.flatMap(({ name }) => name ?? []),
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
  return present([
    isKnown(entry.message) &&
      finding(`The message shown: “${entry.message.value}”`, entry.message.source, target),
    isKnown(entry.reaction) &&
      finding(`What happens next: ${entry.reaction.value}`, entry.reaction.source, target),
  ]);
}

function saidBy(code: string): string {
  switch (code) {
    case '':
      return 'The server sent no error code.';
    case noRow:
      return 'The server reported no error but wrote no record: it skips records that its policies don’t allow.';
    default:
      return 'The server rejected the request with an error code.';
  }
}

/** Returns the server's own answer. */
function codeFinding(code: string, constraint: string, entry: ErrorEntry | undefined): Finding {
  return finding(
    saidBy(code),
    { from: 'platform', document: 'error codes of Postgres and the Data API' },
    entry === undefined ? { to: 'point', point: 'errors' } : { to: 'error', entry },
    present([
      code !== '' && code !== noRow && `code ${code}`,
      constraint !== '' && `constraint ${constraint}`,
    ]),
  );
}
