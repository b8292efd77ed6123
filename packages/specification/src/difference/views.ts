import { entityId } from '../model/paths.ts';
import type { Entity, ViewFacts } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { becomes, valuesOf } from './fact-changes.ts';
import { capital, entityObject } from './names.ts';
import { same } from './pairs.ts';

/** Of a view: its SQL, whose rights hold, and what may be written through it. */
export function viewChanges(before: Entity, after: Entity): readonly Draft[] {
  const object = entityObject(before);
  const about = { entity: entityId(before) };
  const [old, now] = [before.view, after.view];
  const drafts: Draft[] = [];
  if (old?.hash !== undefined && now?.hash !== undefined && old.hash !== now.hash) {
    // Where policies do not hold, the definition alone decides who sees which records.
    const decides = !now.invoker && now.ownerBypassesRowSecurity === true;
    drafts.push({
      kind: 'view definition changed',
      ...(decides ? { weight: 'opens' as const } : {}),
      object,
      statement: `${capital(object)} has another definition${decides ? ', and no policy limits what it shows' : ''}.`,
      about,
    });
  }
  if (old !== undefined && now !== undefined && old.invoker !== now.invoker) {
    drafts.push({
      kind: 'view option changed',
      weight: now.invoker ? 'breaks' : 'opens',
      object,
      statement: now.invoker
        ? `${capital(object)} shows what the one who asks may see, no longer what its owner may.`
        : `${capital(object)} shows what its owner can see to everyone who can read it.`,
      before: old.invoker ? 'security_invoker' : 'security_definer',
      after: now.invoker ? 'security_invoker' : 'security_definer',
      about,
    });
  }
  if (
    old?.owner !== undefined &&
    now?.owner !== undefined &&
    (old.owner !== now.owner || old.ownerBypassesRowSecurity !== now.ownerBypassesRowSecurity)
  ) {
    const owners =
      old.owner === now.owner
        ? `belongs to ${now.owner}`
        : `belonged to ${old.owner} and belongs to ${now.owner}`;
    drafts.push({
      kind: 'view owner changed',
      weight: ownerWeight(old, now),
      object,
      statement: `${capital(object)} ${owners}, to whom policies ${now.ownerBypassesRowSecurity === true ? 'do not apply' : 'apply'}.`,
      before: old.owner,
      after: now.owner,
      about,
    });
  }
  if (old?.checkOption !== now?.checkOption) {
    drafts.push({
      kind: 'view option changed',
      object,
      statement: `The check option of ${object} ${becomes(old?.checkOption, now?.checkOption)}`,
      ...valuesOf(old?.checkOption, now?.checkOption),
      about,
    });
  }
  if (!same(before.inherits ?? [], after.inherits ?? [])) {
    drafts.push({
      kind: 'inheritance changed',
      object,
      statement: `${capital(object)} inherits from other tables than before.`,
      before: (before.inherits ?? []).map(({ schema, entity }) => `${schema}.${entity}`).join(', '),
      after: (after.inherits ?? []).map(({ schema, entity }) => `${schema}.${entity}`).join(', '),
      about,
    });
  }
  return drafts;
}

/** With security_invoker, the rights of the one who asks decide about the rows, not the owner's. */
function ownerWeight(before: ViewFacts, after: ViewFacts): Draft['weight'] {
  if (after.invoker) return 'changes';
  return before.ownerBypassesRowSecurity === true && after.ownerBypassesRowSecurity === false
    ? 'breaks'
    : 'opens';
}
