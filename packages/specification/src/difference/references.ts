import { entityId } from '../model/paths.ts';
import type { Entity, Reference } from '../model/specification.ts';
import type { Draft } from './change.ts';
import type { ChangeKind } from './kinds.ts';
import { capital, onEntity } from './names.ts';
import { pairsOf, same } from './pairs.ts';

/** The foreign keys of an entity, by their constraints' names. */
export function referenceChanges(before: Entity, after: Entity): readonly Draft[] {
  const stays = new Set(after.fields.map(({ name }) => name));
  const pairs = pairsOf(before.references, after.references, ({ constraint }) => constraint);
  const draft = (kind: ChangeKind, reference: Reference, words: string): Draft => ({
    kind,
    object: onEntity('foreign key', reference.constraint, before),
    statement: `${capital(onEntity('foreign key', reference.constraint, before))} ${words}`,
    about: { entity: entityId(before), fields: reference.fields },
  });
  return [
    // With a column its foreign keys go: that is one change.
    ...pairs.removed
      .filter(({ fields }) => fields.every((name) => stays.has(name)))
      .map((reference) => ({
        ...draft('foreign key removed', reference, 'was removed: nothing leads there any more.'),
        before: targetText(reference),
      })),
    ...pairs.added.map((reference) => ({
      ...draft('foreign key added', reference, `is new and leads to ${targetText(reference)}.`),
      after: targetText(reference),
    })),
    ...pairs.both.flatMap((pair) => oneReference(pair.before, pair.after, draft)),
  ];
}

function oneReference(
  before: Reference,
  after: Reference,
  draft: (kind: ChangeKind, reference: Reference, words: string) => Draft,
): readonly Draft[] {
  const change = (kind: ChangeKind, what: string, textOf: (reference: Reference) => string) => {
    const [old, now] = [textOf(before), textOf(after)];
    if (old === now) return [];
    return [{ ...draft(kind, after, `${what} ${old} and now ${now}.`), before: old, after: now }];
  };
  return [
    ...change('foreign key target changed', 'led to', targetText),
    ...change('foreign key action changed', 'had', actionText),
    ...(same(optionsOf(before), optionsOf(after))
      ? []
      : [draft('foreign key changed', after, 'is checked differently.')]),
  ];
}

function targetText({ fields, schema, entity, referencedFields }: Reference): string {
  return `${schema}.${entity} (${referencedFields.join(', ')}) from (${fields.join(', ')})`;
}

function actionText({ onDelete, onUpdate, onDeleteFields }: Reference): string {
  const only = onDeleteFields === undefined ? '' : ` (${onDeleteFields.join(', ')})`;
  return `on delete ${onDelete}${only}, on update ${onUpdate ?? 'no action'}`;
}

function optionsOf({ matchFull, deferred, validated, enforced, period, unique }: Reference) {
  return { matchFull, deferred, validated, enforced, period, unique };
}
