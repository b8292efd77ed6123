import { entityId } from '../model/paths.ts';
import type { Entity, Specification } from '../model/specification.ts';
import { listed } from '../phrases/sentence.ts';
import type { Draft } from './change.ts';
import { attachedChanges } from './attached.ts';
import { factChange } from './fact-changes.ts';
import { fieldChanges } from './fields.ts';
import type { ChangeKind } from './kinds.ts';
import { capital, entityObject } from './names.ts';
import { pairsOf, same } from './pairs.ts';
import { referenceChanges } from './references.ts';
import { entityLikeness, findRenamed } from './renames.ts';
import { viewChanges } from './views.ts';

/** Point 3, and what hangs on an entity in points 2 and 6. */
export function entityChanges(before: Specification, after: Specification): readonly Draft[] {
  const pairs = pairsOf(before.entities, after.entities, entityId);
  const { renamed, removed, added } = findRenamed(pairs, entityLikeness);
  return [
    ...renamed.map(({ before: old, after: now }): Draft => ({
      kind: 'entity renamed',
      object: entityObject(old),
      statement: `${capital(entityObject(old))} was removed, and ${now.schema}.${now.name} is new with nearly the same columns: probably renamed.`,
      before: entityId(old),
      after: entityId(now),
      about: [{ entity: entityId(old) }, { entity: entityId(now) }],
    })),
    ...removed.map((entity): Draft => ({
      kind: 'entity removed',
      object: entityObject(entity),
      statement: `${capital(entityObject(entity))} was removed.`,
      about: { entity: entityId(entity) },
    })),
    ...added.map((entity): Draft => ({
      kind: 'entity added',
      object: entityObject(entity),
      statement: `${capital(entityObject(entity))} is new, with ${entity.fields.length} columns${openness(after, entity)}.`,
      ...(openness(after, entity) === '' ? {} : { weight: 'opens' }),
      about: { entity: entityId(entity) },
    })),
    ...pairs.both.flatMap(({ before: old, after: now }) => [
      ...oneEntity(old, now),
      ...fieldChanges(old, now),
      ...referenceChanges(old, now),
      ...attachedChanges(old, now),
      ...viewChanges(old, now),
    ]),
  ];
}

/** The roles that reach all records of a new entity, since no policy holds for it. */
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

const listParts = {
  columns: 'columns',
  order: 'order',
  filters: 'filters',
  pageSize: 'page size',
  view: 'view',
} as const;

function oneEntity(before: Entity, after: Entity): readonly Draft[] {
  const object = entityObject(before);
  const about = { entity: entityId(before) };
  const fact = (kind: ChangeKind, what: string) => ({
    kind,
    object,
    name: `${what} of ${object}`,
    about,
  });
  return [
    ...(before.kind === after.kind
      ? []
      : [
          {
            kind: 'entity kind changed',
            object,
            statement: `${capital(object)} is now a ${after.kind}.`,
            before: before.kind,
            after: after.kind,
            about,
          } as const,
        ]),
    ...keyChange(before, after),
    ...rowSecurityChanges(before, after),
    ...factChange(before.label, after.label, fact('label changed', 'The label')),
    ...factChange(before.plural, after.plural, fact('label changed', 'The plural')),
    ...factChange(before.group, after.group, fact('label changed', 'The group')),
    ...factChange(before.description, after.description, fact('comment changed', 'The comment')),
    ...factChange(before.display, after.display, fact('display changed', 'The display')),
    ...factChange(before.hidden, after.hidden, fact('hidden changed', 'Hiding')),
    ...(['columns', 'order', 'filters', 'pageSize', 'view'] as const).flatMap((part) =>
      factChange(
        before.list?.[part],
        after.list?.[part],
        fact('list changed', `The list’s ${listParts[part]}`),
      ),
    ),
  ];
}

function keyChange(before: Entity, after: Entity): readonly Draft[] {
  if (same(before.key, after.key)) return [];
  const [old, now] = [before, after].map(({ key }) => key.join(', ') || 'none');
  return [
    {
      kind: 'primary key changed',
      object: entityObject(before),
      statement: `The key of ${entityObject(before)} was (${old ?? ''}) and is (${now ?? ''}): addresses of its records change.`,
      before: old ?? '',
      after: now ?? '',
      about: { entity: entityId(before) },
    },
  ];
}

function rowSecurityChanges(before: Entity, after: Entity): readonly Draft[] {
  const object = entityObject(before);
  const about = { entity: entityId(before) };
  const draft = (kind: ChangeKind, words: string): Draft => ({
    kind,
    object,
    statement: `Row-level security of ${object} ${words}`,
    about,
  });
  const drafts: Draft[] = [];
  if (before.rowSecurity !== after.rowSecurity) {
    drafts.push(
      after.rowSecurity
        ? draft('row-level security switched on', 'is now on: roles see only what a policy allows.')
        : draft(
            'row-level security switched off',
            'is now off: every role with a grant sees every row.',
          ),
    );
  }
  if (before.forcedRowSecurity !== after.forcedRowSecurity) {
    drafts.push(
      after.forcedRowSecurity === true
        ? draft('row-level security forced', 'now also applies to its owner.')
        : draft('row-level security no longer forced', 'no longer applies to its owner.'),
    );
  }
  return drafts;
}
