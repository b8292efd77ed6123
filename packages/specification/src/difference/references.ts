import { type Entity, entityId, type Reference } from '../model/index.ts';
import { objectOn } from '../object-names/index.ts';
import type { Draft } from './change.ts';
import { draft, type Subject, textChange, when } from './draft.ts';
import { pairsOf, same } from './pairs.ts';

/** Compares the foreign keys of an entity, by their constraints' names. */
export function referenceChanges(before: Entity, after: Entity): readonly Draft[] {
  const stays = new Set(after.fields.map(({ name }) => name));
  const pairs = pairsOf(before.references, after.references, ({ constraint }) => constraint);
  const subject = ({ constraint, fields }: Reference): Subject => ({
    object: objectOn('foreign key', constraint, before),
    about: { entity: entityId(before), fields },
  });
  return [
    // With a column its foreign keys go: that is one change.
    ...pairs.removed
      .filter(({ fields }) => fields.every((name) => stays.has(name)))
      .map((reference) =>
        draft(
          'foreign key removed',
          subject(reference),
          'was removed: nothing leads there any more.',
          { before: targetText(reference) },
        ),
      ),
    ...pairs.added.map((reference) => {
      const target = targetText(reference);
      const words = `is new and leads to ${target}.`;
      return draft('foreign key added', subject(reference), words, { after: target });
    }),
    ...pairs.both.flatMap(({ before: old, after: now }) => [
      ...textChange(
        'foreign key target changed',
        subject(now),
        [targetText(old), targetText(now)],
        (from, to) => `led to ${from} and now ${to}.`,
      ),
      ...textChange(
        'foreign key action changed',
        subject(now),
        [actionText(old), actionText(now)],
        (from, to) => `had ${from} and now ${to}.`,
      ),
      ...when(
        !same(optionsOf(old), optionsOf(now)),
        draft('foreign key changed', subject(now), 'is checked differently.'),
      ),
    ]),
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
