import {
  applicablePolicies,
  bypassesPolicies,
  type Entity,
  type Policy,
  type Specification,
} from '@ninefold/specification';
import { storedValues } from '../constraints/index.ts';
import type { Context } from '../expressions/index.ts';
import { judge, type Judgement, leavesOf } from './condition.ts';
import { policyMessages } from './messages.ts';
import { obstacleTo } from './obstacles.ts';
import { failingDefault, personDefaults } from './person-defaults.ts';
import type { PolicyPerson } from './person.ts';
import { isHidden, type PolicyCondition, type PolicyReader, readPolicy } from './read-policy.ts';

type Values = Readonly<Record<string, unknown>>;

export interface PolicyRecord {
  /** The stored values. Those that aren't known are left out. */
  readonly before?: Values;
  /** The values that are sent; left out where what an update will change isn't known yet. */
  readonly after?: Values;
}

/** Whether row-level security lets a person do something with a record. `undecided` is left to the database. */
export type PolicyAnswer =
  | { readonly answer: 'yes' }
  | {
      readonly answer: 'no';
      readonly policy?: Policy;
      /** The fields that the refusing policies read. */
      readonly fields: readonly string[];
      readonly reason: string;
    }
  | { readonly answer: 'undecided'; readonly reason: string };

export type PolicyAction = 'select' | 'insert' | 'update' | 'delete';

const yes: PolicyAnswer = { answer: 'yes' };
const no = (reason: string, fields: readonly string[] = []): PolicyAnswer => ({
  answer: 'no',
  fields,
  reason,
});
const undecided = (reason: string): PolicyAnswer => ({ answer: 'undecided', reason });

/** Milliseconds by which the database's clock may differ, with the time until the request is sent. */
const tolerance = 300_000;

/**
 * Decides what the policies of an entity say of an action, before the database is asked. Nothing is said of grants,
 * constraints and triggers. Every write is taken to return its record, so that policies for SELECT apply to it as well,
 * as PostgreSQL applies them to an UPDATE or a DELETE with a condition.
 *
 * @param context The moment of the request, by default now.
 */
export function policyAnswer(
  specification: Specification,
  entity: Entity,
  action: PolicyAction,
  record: PolicyRecord,
  person: PolicyPerson,
  context: Context = { now: Date.now(), tolerance },
): PolicyAnswer {
  const { permissions } = specification;
  const label = entity.name;
  if (entity.kind === 'view') return undecided(policyMessages.view({ entity: label }));
  const failing =
    action === 'insert' ? failingDefault(entity, record.after ?? {}, person) : undefined;
  if (failing !== undefined) return undecided(failing);
  if (!entity.rowSecurity) return yes;
  if (permissions.roles.every(({ name }) => name !== person.role)) {
    return undecided(policyMessages.unknownRole({ role: person.role }));
  }
  if (bypassesPolicies(specification, entity, [person.role])) return yes;
  if (permissions.policies === undefined) {
    return undecided(policyMessages.notKnown({ entity: label }));
  }
  const { before = {} } = record;
  const stored = storedBy(entity, action, record, person);
  const answers = checksOf(action).map(({ of, part, row }) =>
    answerOf({
      specification,
      policies: applicablePolicies(specification, entity, of, [person.role]),
      part,
      values: row === 'before' ? before : stored,
      person,
      context,
    }),
  );
  const [refusal] = answers.filter(({ answer }) => answer === 'no');
  return refusal ?? answers.find(({ answer }) => answer === 'undecided') ?? yes;
}

/** Returns what a write would store, as far as it is known. */
function storedBy(
  entity: Entity,
  action: PolicyAction,
  { before, after }: PolicyRecord,
  person: PolicyPerson,
): Values {
  if (action === 'insert') {
    const sent = after ?? {};
    return { ...personDefaults(entity, sent, person), ...storedValues(entity, { sent }) };
  }
  if (action !== 'update' || after === undefined) return {};
  return storedValues(entity, { before: before ?? {}, sent: after });
}

interface Check {
  readonly of: PolicyAction;
  readonly part: 'using' | 'check';
  readonly row: 'before' | 'after';
}

const reads = (row: Check['row']): Check => ({ of: 'select', part: 'using', row });

/** The checks of an action, in PostgreSQL's order. */
function checksOf(action: PolicyAction): readonly Check[] {
  switch (action) {
    case 'select':
      return [reads('before')];
    case 'insert':
      return [{ of: 'insert', part: 'check', row: 'after' }, reads('after')];
    case 'update':
      return [
        reads('before'),
        { of: 'update', part: 'using', row: 'before' },
        { of: 'update', part: 'check', row: 'after' },
        reads('after'),
      ];
    default:
      return [reads('before'), { of: 'delete', part: 'using', row: 'before' }];
  }
}

interface Question extends PolicyReader {
  readonly policies: readonly Policy[];
  readonly part: 'using' | 'check';
  readonly values: Values;
  readonly context: Context;
}

interface JudgedPolicy extends Judgement {
  readonly policy: Policy;
  readonly fields: readonly string[];
}

const isNo = ({ value }: Judgement) => value === false || value === null;

/** One permissive policy that holds is enough; every restrictive one must hold. */
function answerOf(question: Question): PolicyAnswer {
  const { policies, person } = question;
  const judged = policies.flatMap((policy) => judgePolicy(question, policy));
  const permissive = judged.filter(({ policy }) => policy.permissive);
  const restrictive = judged.filter(({ policy }) => !policy.permissive);
  const refusing = restrictive.find(isNo);
  if (refusing !== undefined) return refusedBy(refusing);
  if (permissive.every(isNo)) {
    const [only, ...others] = permissive;
    if (only === undefined) return no(policyMessages.noPolicy({ role: person.role }));
    return others.length === 0
      ? refusedBy(only)
      : no(policyMessages.notAllowed, [...new Set(permissive.flatMap(({ fields }) => fields))]);
  }
  const isAllowed = permissive.some(({ value }) => value === true);
  const open = judged.find(
    ({ policy, value, mayFail }) =>
      mayFail || (value === undefined && !(policy.permissive && isAllowed)),
  );
  const reason = open?.reason ?? obstacleTo(question);
  return reason === undefined ? yes : undecided(reason);
}

function refusedBy({ policy, fields }: JudgedPolicy): PolicyAnswer {
  const { name } = policy;
  const { refused, refusedBy } = policyMessages;
  return {
    answer: 'no',
    policy,
    fields,
    reason: name === undefined ? refused : refusedBy({ policy: name }),
  };
}

/** Judges a policy; one without an expression allows nothing and refuses nothing. */
function judgePolicy(question: Question, policy: Policy): readonly JudgedPolicy[] {
  const { part, values, context } = question;
  if (isHidden(policy)) {
    return [{ policy, value: undefined, reason: policyMessages.hidden, mayFail: true, fields: [] }];
  }
  const read = readPolicy(question, policy, part);
  if (read === undefined) return [];
  return [{ policy, fields: fieldsOf(read), ...judge(read.condition, values, context) }];
}

function fieldsOf({ condition }: PolicyCondition): readonly string[] {
  const fields = leavesOf(condition).flatMap(({ compiled }) =>
    compiled.kind === 'compiled' ? compiled.columns : [],
  );
  return [...new Set(fields)];
}

/** Returns the names of the fields that decide what the policies of an entity say of an action. */
export function policyFields(
  specification: Specification,
  entity: Entity,
  action: PolicyAction,
  person: PolicyPerson,
): readonly string[] {
  if (!entity.rowSecurity || bypassesPolicies(specification, entity, [person.role])) return [];
  const fields = checksOf(action).flatMap(({ of, part }) =>
    applicablePolicies(specification, entity, of, [person.role]).flatMap((policy) => {
      const read = readPolicy({ specification, person }, policy, part);
      return read === undefined ? [] : fieldsOf(read);
    }),
  );
  return [...new Set(fields)];
}
