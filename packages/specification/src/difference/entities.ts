import { formatList } from '@ninefold/messages';
import { type Entity, entityId, type Specification } from '../model/index.ts';
import { entityObject } from '../phrases/index.ts';
import { attachedChanges } from './attached.ts';
import {
  type Draft,
  draft,
  factChanges,
  listChanges,
  nameOf,
  type Subject,
  textChangesOf,
  when,
} from './draft.ts';
import { fieldChanges } from './fields.ts';
import { entityLikeness, findRenamed, pairsOf } from './pairs.ts';
import { referenceChanges } from './references.ts';
import { viewChanges } from './views.ts';
import { differenceMessages } from './messages.ts';

/** Point 3, and the parts of points 2 and 6 that belong to an entity. */
export function entityChanges(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(before.entities, after.entities, entityId);
  const { renamed, ...others } = findRenamed(pairs, entityLikeness);
  return [
    ...renamed.map(({ before: old, after: now }) =>
      draft(
        'entity renamed',
        { ...subjectOf(old), about: [{ entity: entityId(old) }, { entity: entityId(now) }] },
        differenceMessages.entityRenamed({
          ...nameOf(subjectOf(old)),
          name: `${now.schema}.${now.name}`,
        }),
        { before: entityId(old), after: entityId(now) },
      ),
    ),
    ...listChanges('entity', others, subjectOf, (entity, name) => {
      const open = openness(after, entity);
      const args = { ...name, columns: entity.fields.length };
      return {
        added:
          open.length === 0
            ? differenceMessages.entityAdded(args)
            : differenceMessages.openEntityAdded({ ...args, roles: formatList(open) }),
        weights: { added: open.length === 0 ? undefined : 'opens' },
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

/** Returns the roles that reach all records of a new entity, because no policy applies to it. */
function openness({ permissions }: Specification, entity: Entity): readonly string[] {
  const isTable = entity.kind === 'table' || entity.kind === 'partitioned table';
  const { view } = entity;
  const obeysPolicies = view?.invoker === true || view?.ownerBypassesRowSecurity === false;
  if (isTable ? entity.rowSecurity : obeysPolicies && entity.kind === 'view') return [];
  const services = permissions.roles.filter((role) => role.bypassesRowSecurity === true);
  return permissions.grants
    .filter((grant) => grant.entity === entityId(entity))
    .filter(({ role }) => services.every(({ name }) => name !== role))
    .map(({ role }) => role);
}

const keyOf = ({ key }: Entity) => key.join(', ') || undefined;

function oneEntity(before: Entity, after: Entity): readonly Draft[] {
  const subject = subjectOf(before);
  const textChanges = textChangesOf(subject, before, after);
  return [
    ...textChanges(
      'entity kind changed',
      ({ kind }) => kind,
      ({ after: kind, ...name }) =>
        differenceMessages.entityKind({ ...name, kind: kind.replace(' ', '_') }),
    ),
    ...textChanges('primary key changed', keyOf, differenceMessages.key),
    ...rowSecurityChanges(before, after),
    ...factChanges(before, after, subject, [
      ['label', 'label changed', differenceMessages.labelOf],
      ['plural', 'label changed', differenceMessages.pluralOf],
      ['group', 'label changed', differenceMessages.groupOf],
      ['description', 'comment changed', differenceMessages.commentOn],
      ['display', 'display changed', differenceMessages.displayOf],
      ['hidden', 'hidden changed', differenceMessages.hiddenOf],
    ]),
    ...factChanges(before.list, after.list, subject, [
      ['columns', 'list changed', differenceMessages.listColumns],
      ['order', 'list changed', differenceMessages.listOrder],
      ['filters', 'list changed', differenceMessages.listFilters],
      ['pageSize', 'list changed', differenceMessages.listPageSize],
      ['view', 'list changed', differenceMessages.listView],
      ['views', 'list changed', differenceMessages.listViews],
    ]),
  ];
}

function rowSecurityChanges(before: Entity, after: Entity): readonly Draft[] {
  const subject = subjectOf(before);
  const name = nameOf(subject);
  return [
    ...when(
      before.rowSecurity !== after.rowSecurity,
      draft(
        `row-level security switched ${after.rowSecurity ? 'on' : 'off'}`,
        subject,
        after.rowSecurity
          ? differenceMessages.rowSecurityOn(name)
          : differenceMessages.rowSecurityOff(name),
      ),
    ),
    ...when(
      before.forcedRowSecurity !== after.forcedRowSecurity,
      after.forcedRowSecurity === true
        ? draft('row-level security forced', subject, differenceMessages.rowSecurityForced(name))
        : draft(
            'row-level security no longer forced',
            subject,
            differenceMessages.rowSecurityNotForced(name),
          ),
    ),
  ];
}
