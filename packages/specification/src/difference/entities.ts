import { type Entity, entityId, type Specification } from '../model/index.ts';
import { entityObject, listed } from '../phrases/index.ts';
import { attachedChanges } from './attached.ts';
import {
  type Draft,
  draft,
  factChanges,
  listChanges,
  type Subject,
  textChangesOf,
  when,
} from './draft.ts';
import { fieldChanges } from './fields.ts';
import { entityLikeness, findRenamed, pairsOf } from './pairs.ts';
import { referenceChanges } from './references.ts';
import { viewChanges } from './views.ts';

/** Point 3, and the parts of points 2 and 6 that belong to an entity. */
export function entityChanges(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(before.entities, after.entities, entityId);
  const { renamed, ...others } = findRenamed(pairs, entityLikeness);
  return [
    ...renamed.map(({ before: old, after: now }) =>
      draft(
        'entity renamed',
        { ...subjectOf(old), about: [{ entity: entityId(old) }, { entity: entityId(now) }] },
        `was removed, and ${now.schema}.${now.name} is new with nearly the same columns: probably renamed.`,
        { before: entityId(old), after: entityId(now) },
      ),
    ),
    ...listChanges('entity', others, subjectOf, (entity) => {
      const open = openness(after, entity);
      return {
        added: `is new, with ${entity.fields.length} columns${open}.`,
        weights: { added: open === '' ? undefined : 'opens' },
      };
    }),
    ...pairs.both.flatMap(({ before: old, after: now }) => [
      ...oneEntity(old, now),
      ...fieldChanges(old, now),
      ...referenceChanges(old, now),
      ...attachedChanges(old, now),
      ...viewChanges(old, now),
    ]),
  ];
}

function subjectOf(entity: Entity): Subject {
  return { object: entityObject(entity), about: { entity: entityId(entity) } };
}

/** Names the roles that reach all records of a new entity, because no policy applies to it. */
function openness({ permissions }: Specification, entity: Entity): string {
  const isTable = entity.kind === 'table' || entity.kind === 'partitioned table';
  const { view } = entity;
  const obeysPolicies = view?.invoker === true || view?.ownerBypassesRowSecurity === false;
  if (isTable ? entity.rowSecurity : obeysPolicies && entity.kind === 'view') return '';
  const services = permissions.roles.filter((role) => role.bypassesRowSecurity === true);
  const roles = permissions.grants
    .filter((grant) => grant.entity === entityId(entity))
    .filter(({ role }) => services.every(({ name }) => name !== role))
    .map(({ role }) => role);
  if (roles.length === 0) return '';
  return `, and no policy restricts the access of ${listed(roles)}`;
}

const keyOf = ({ key }: Entity) => key.join(', ') || 'none';

function oneEntity(before: Entity, after: Entity): readonly Draft[] {
  const subject = subjectOf(before);
  const { object } = subject;
  const textChanges = textChangesOf(subject, before, after);
  return [
    ...textChanges(
      'entity kind changed',
      ({ kind }) => kind,
      (_, now) => `is now a ${now}.`,
    ),
    ...textChanges(
      'primary key changed',
      keyOf,
      (old, now) => `was (${old}) and is (${now}): addresses of its records change.`,
      { name: `The key of ${object}` },
    ),
    ...rowSecurityChanges(before, after),
    ...factChanges(before, after, subject, [
      ['label', 'label changed', `The label of ${object}`],
      ['plural', 'label changed', `The plural of ${object}`],
      ['group', 'label changed', `The group of ${object}`],
      ['description', 'comment changed', `The comment of ${object}`],
      ['display', 'display changed', `The display of ${object}`],
      ['hidden', 'hidden changed', `Hiding of ${object}`],
    ]),
    ...factChanges(before.list, after.list, subject, [
      ['columns', 'list changed', `The list’s columns of ${object}`],
      ['order', 'list changed', `The list’s order of ${object}`],
      ['filters', 'list changed', `The list’s filters of ${object}`],
      ['pageSize', 'list changed', `The list’s page size of ${object}`],
      ['view', 'list changed', `The list’s view of ${object}`],
    ]),
  ];
}

function rowSecurityChanges(before: Entity, after: Entity): readonly Draft[] {
  const subject = { ...subjectOf(before), name: `Row-level security of ${entityObject(before)}` };
  return [
    ...when(
      before.rowSecurity !== after.rowSecurity,
      draft(
        `row-level security switched ${after.rowSecurity ? 'on' : 'off'}`,
        subject,
        after.rowSecurity
          ? 'is now on: roles see only what a policy allows.'
          : 'is now off: every role with a grant sees every row.',
      ),
    ),
    ...when(
      before.forcedRowSecurity !== after.forcedRowSecurity,
      after.forcedRowSecurity === true
        ? draft('row-level security forced', subject, 'now also applies to its owner.')
        : draft('row-level security no longer forced', subject, 'no longer applies to its owner.'),
    ),
  ];
}
