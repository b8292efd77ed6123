import {
  type ErrorEntry,
  isKnown,
  notShown,
  type Rule,
  rulesOf,
  rulesOfConstraint,
} from '../model/index.ts';
import { entityName, fieldLabel, present, quotedList, roleInSentence } from '../phrases/index.ts';
import { databaseRole, type EntityContext, withEntity } from './context.ts';
import { type Explanation, type Finding, finding, ruleFinding } from './finding.ts';
import { explainMessages } from './messages.ts';
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
    title: explainMessages.rejectedTitle,
    findings: present([
      ...own.map((rule) => ruleFinding(context, rule)),
      referring !== undefined && stillReferred(context, referring),
      constraint !== '' && own.length === 0 && referring === undefined && unknownRule(constraint),
      ...(code === noRow || code === '0A000' ? interceptors(context) : []),
      // A missing grant is an error.
      (code === '42501' || (code === noRow && context.entity.rowSecurity)) && denied(context),
      ...(entry === undefined ? [] : messages(entry)),
      codeFinding(code, constraint, entry),
    ]),
    remedies: present([
      own.length > 0 && explainMessages.correct,
      referring !== undefined &&
        explainMessages.deleteReferring(entityName(referring.context.entity)),
      ...(constraint === '' || (entry !== undefined && isKnown(entry.message))
        ? []
        : [explainMessages.declareMessage({ path: `messages.${constraint}` })]),
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
  /** The entity of the referring records. */
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
  const { technical } = ruleFinding(context, rule);
  return finding(
    explainMessages.stillReferred({
      ...entityName(entity),
      referring: entityName(context.entity).Entities,
      fields: quotedList(rule.fields.map((name) => fieldLabel(context.entity, name))),
      count: rule.fields.length,
    }),
    rule.source,
    { to: 'rule', rule },
    technical,
  );
}

function unknownRule(constraint: string): Finding {
  return finding(explainMessages.ruleUnknown, notShown.source, { to: 'point', point: 'rules' }, [
    `constraint ${constraint}`,
  ]);
}

/** Returns the triggers and rules that can take the place of a write. */
function interceptors({ entity, id }: EntityContext): readonly Finding[] {
  return (entity.interceptors ?? []).map(({ kind, name }) =>
    finding(
      explainMessages.intercepted({ ...entityName(entity), kind, name }),
      { from: 'database', object: `${kind} ${name} on ${entity.schema}.${entity.name}` },
      { to: 'entity', entity: id },
    ),
  );
}

/** Returns what decides who may write which records. */
function denied(context: EntityContext): Finding {
  const { specification, entity, id } = context;
  const role = databaseRole(context);
  const names = { ...entityName(entity), role: roleInSentence(specification, role) };
  if (!entity.rowSecurity) {
    return finding(explainMessages.roleNotGranted(names), entity.source, {
      to: 'grants',
      role,
      entity: id,
    });
  }
  const policies = (specification.permissions.policies ?? []).filter(
    (policy) => policy.entity === id && policy.command !== 'select',
  );
  return finding(
    explainMessages.policiesDenied(names),
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
      finding(
        explainMessages.message({ message: entry.message.value }),
        entry.message.source,
        target,
      ),
    isKnown(entry.reaction) &&
      finding(
        explainMessages.reaction({ reaction: entry.reaction.value }),
        entry.reaction.source,
        target,
      ),
  ]);
}

function codeStatement(code: string): string {
  switch (code) {
    case '':
      return explainMessages.noCode;
    case noRow:
      return explainMessages.noRow;
    default:
      return explainMessages.code;
  }
}

/** Returns the server's own answer. */
function codeFinding(code: string, constraint: string, entry: ErrorEntry | undefined): Finding {
  return finding(
    codeStatement(code),
    { from: 'platform', document: explainMessages.codesDocument },
    entry === undefined ? { to: 'point', point: 'errors' } : { to: 'error', entry },
    present([
      code !== '' && code !== noRow && `code ${code}`,
      constraint !== '' && `constraint ${constraint}`,
    ]),
  );
}
