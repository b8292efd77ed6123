import { type Entity, entityId } from '@ninefold/specification';
import type { Action, Permission } from '@ninefold/specification/explain';
import { fulfils, type KnownRecord } from '../conditions/index.ts';
import { no, strictest, undecided, yes } from './answers.ts';
import type { Asked } from './asked.ts';
import { byPoliciesOf, canDoAny, limitWords, sourceOf } from './can-do-any.ts';
import { type DeclaredLimit, declaredLimits } from './declared-limits.ts';
import { policyPerson } from './policy-person.ts';

/** Returns what decides an action: with a record, or without one with records in general. */
export function onRecords(
  asked: Asked,
  action: Action,
  entity: Entity,
): (record?: KnownRecord) => Permission {
  const general = canDoAny(asked, action, entity);
  if (general.answer !== 'undecided') return () => general;
  const { declaration, person } = asked;
  const limits = declaredLimits(person.roles, declaration.roles, entityId(entity), action);
  const byLimits = limits.map((limit) => withinLimit(limit, action, entity));
  return (record) => {
    if (record === undefined) return general;
    const limited = byLimits.map((byLimit) => byLimit(record));
    const policed = byPolicies(asked, action, entity, record);
    return inTeamsWords(policed, limited) ?? strictest([...limited, policed]);
  };
}

/** Gives the denial of a policy the words in which the team describes the records that a role may act on. */
function inTeamsWords(policed: Permission, limited: readonly Permission[]): Permission | undefined {
  const words = limited.find(({ answer }) => answer === 'undecided');
  if (policed.answer !== 'no' || words?.answer !== 'undecided' || words.reason === undefined) {
    return undefined;
  }
  const { reason } = words;
  return no('policy', policed.source, () => reason);
}

function withinLimit(
  limit: DeclaredLimit,
  action: Action,
  entity: Entity,
): (record: KnownRecord) => Permission {
  const conditions = limit.records === 'none' ? undefined : limit.records.while;
  const check = conditions && fulfils(entity, conditions);
  const reason = () => limitWords(limit, action);
  const source = sourceOf(limit, entity);
  return (record) => {
    const holds = check?.(record);
    if (holds === true) return yes;
    return holds === false
      ? no('record', source, reason, limit.role)
      : undecided('record', source, reason);
  };
}

/** Here joins what is known of policies about one record. */
function byPolicies(
  { specification, person, policies }: Asked,
  action: Action,
  entity: Entity,
  record: KnownRecord,
): Permission {
  const general = byPoliciesOf(specification, entity, person.roles);
  if (!entity.rowSecurity || general.answer === 'yes' || policies === undefined) return general;
  const values = action === 'insert' ? { after: record.values } : { before: record.values };
  const found = policies.answer(specification, entity, action, values, policyPerson(person));
  if (found.answer === 'yes') return yes;
  const answer = found.answer === 'no' ? no : undecided;
  return answer('policy', entity.source, () => found.reason);
}
