import { type Entity, entityId, type ViewFacts } from '../model/index.ts';
import { entityObject } from '../phrases/index.ts';
import { type Draft, draft, nameOf, type Subject, textChangesOf, when } from './draft.ts';
import { ownerChanges } from './owners.ts';
import { same } from './pairs.ts';
import { differenceMessages } from './messages.ts';

/** Compares a view's SQL, whose permissions apply, and what may be written through it. */
export function viewChanges(before: Entity, after: Entity): readonly Draft[] {
  const subject: Subject = { object: entityObject(before), about: { entity: entityId(before) } };
  const [old, now] = [before.view, after.view];
  const [parentsBefore, parentsAfter] = [before.inherits ?? [], after.inherits ?? []];
  return [
    ...(old === undefined || now === undefined ? [] : definitionChanges(subject, old, now)),
    ...textChangesOf(subject, old, now)(
      'view option changed',
      (view) => view?.checkOption,
      differenceMessages.checkOption,
    ),
    ...when(
      !same(parentsBefore, parentsAfter),
      draft('inheritance changed', subject, differenceMessages.inheritance(nameOf(subject)), {
        before: relationNames(parentsBefore),
        after: relationNames(parentsAfter),
      }),
    ),
  ];
}

function definitionChanges(subject: Subject, old: ViewFacts, now: ViewFacts): readonly Draft[] {
  // Without policies, the definition alone decides which records are visible.
  const decides = !now.invoker && now.ownerBypassesRowSecurity === true;
  return [
    ...when(
      old.hash !== undefined && now.hash !== undefined && old.hash !== now.hash,
      draft(
        'view definition changed',
        subject,
        decides
          ? differenceMessages.redefinedWithoutPolicy(nameOf(subject))
          : differenceMessages.redefined(nameOf(subject)),
        { weight: decides ? 'opens' : undefined },
      ),
    ),
    ...textChangesOf(subject, old, now)(
      'view option changed',
      ({ invoker }) => (invoker ? 'security_invoker' : 'security_definer'),
      now.invoker ? differenceMessages.invokerView : differenceMessages.ownerView,
      now.invoker ? 'breaks' : 'opens',
    ),
    // With security_invoker, the permissions of the role that queries it decide about the rows.
    ...ownerChanges('view owner changed', subject, old, now, !now.invoker),
  ];
}

function relationNames(relations: NonNullable<Entity['inherits']>): string {
  return relations.map(({ schema, entity }) => `${schema}.${entity}`).join(', ');
}
