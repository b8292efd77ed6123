import { type Entity, entityId, type ViewFacts } from '../model/index.ts';
import { entityObject } from '../object-names/index.ts';
import type { Draft } from './change.ts';
import { becomes, draft, type Subject, textChange, when } from './draft.ts';
import { same } from './pairs.ts';

/** Compares a view's SQL, whose permissions apply, and what may be written through it. */
export function viewChanges(before: Entity, after: Entity): readonly Draft[] {
  const subject: Subject = { object: entityObject(before), about: { entity: entityId(before) } };
  const [old, now] = [before.view, after.view];
  const [parentsBefore, parentsAfter] = [before.inherits ?? [], after.inherits ?? []];
  return [
    ...(old === undefined || now === undefined ? [] : definitionChanges(subject, old, now)),
    ...textChange(
      'view option changed',
      { ...subject, name: `The check option of ${subject.object}` },
      [old?.checkOption, now?.checkOption],
      becomes,
    ),
    ...when(
      !same(parentsBefore, parentsAfter),
      draft('inheritance changed', subject, 'inherits from other tables than before.', {
        before: relationNames(parentsBefore),
        after: relationNames(parentsAfter),
      }),
    ),
  ];
}

function definitionChanges(subject: Subject, old: ViewFacts, now: ViewFacts): readonly Draft[] {
  // Where policies do not hold, the definition alone decides who sees which records.
  const decides = !now.invoker && now.ownerBypassesRowSecurity === true;
  const owners =
    old.owner === now.owner
      ? `belongs to ${now.owner ?? ''}`
      : `belonged to ${old.owner ?? ''} and belongs to ${now.owner ?? ''}`;
  return [
    ...when(
      old.hash !== undefined && now.hash !== undefined && old.hash !== now.hash,
      draft(
        'view definition changed',
        subject,
        `has another definition${decides ? ', and no policy limits what it shows' : ''}.`,
        { weight: decides ? 'opens' : undefined },
      ),
    ),
    ...textChange(
      'view option changed',
      subject,
      [securityOf(old), securityOf(now)],
      () =>
        now.invoker
          ? 'shows what the one who asks may see, no longer what its owner may.'
          : 'shows what its owner can see to everyone who can read it.',
      now.invoker ? 'breaks' : 'opens',
    ),
    ...when(
      old.owner !== undefined &&
        now.owner !== undefined &&
        (old.owner !== now.owner || old.ownerBypassesRowSecurity !== now.ownerBypassesRowSecurity),
      draft(
        'view owner changed',
        subject,
        `${owners}, to whom policies ${now.ownerBypassesRowSecurity === true ? 'do not apply' : 'apply'}.`,
        { weight: ownerWeight(old, now), before: old.owner, after: now.owner },
      ),
    ),
  ];
}

const securityOf = ({ invoker }: ViewFacts) => (invoker ? 'security_invoker' : 'security_definer');

function relationNames(relations: NonNullable<Entity['inherits']>): string {
  return relations.map(({ schema, entity }) => `${schema}.${entity}`).join(', ');
}

/** With security_invoker, the permissions of the one who asks decide about the rows. */
function ownerWeight(before: ViewFacts, after: ViewFacts): Draft['weight'] {
  if (after.invoker) return 'changes';
  return before.ownerBypassesRowSecurity === true && after.ownerBypassesRowSecurity === false
    ? 'breaks'
    : 'opens';
}
