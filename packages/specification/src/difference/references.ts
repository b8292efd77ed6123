import { formatList } from '@ninefold/messages';
import { type Entity, entityId, type Reference } from '../model/index.ts';
import { objectOn } from '../phrases/index.ts';
import {
  type Draft,
  draft,
  listChanges,
  nameOf,
  type Subject,
  textChangesOf,
  when,
} from './draft.ts';
import { pairsOf, same } from './pairs.ts';
import { differenceMessages } from './messages.ts';

/** Compares the foreign keys of an entity, by their constraints' names. */
export function referenceChanges(before: Entity, after: Entity): readonly Draft[] {
  const stays = new Set(after.fields.map(({ name }) => name));
  const pairs = pairsOf(before.references, after.references, ({ constraint }) => constraint);
  const subject = ({ constraint, fields }: Reference): Subject => ({
    object: objectOn('foreign key', constraint, before),
    about: { entity: entityId(before), fields },
  });
  // With a column its foreign keys go: that is one change.
  const removed = pairs.removed.filter(({ fields }) => fields.every((name) => stays.has(name)));
  return [
    ...listChanges('foreign key', { ...pairs, removed }, subject, (reference, name) => ({
      removed: differenceMessages.foreignKeyRemoved({
        ...name,
        fields: formatList(reference.fields),
        relation: `${reference.schema}.${reference.entity}`,
      }),
      added: differenceMessages.addedValue({ ...name, value: targetText(reference) }),
      value: targetText(reference),
    })),
    ...pairs.both.flatMap(({ before: old, after: now }) => {
      const textChanges = textChangesOf(subject(now), old, now);
      return [
        ...textChanges('foreign key target changed', targetText, differenceMessages.changed),
        ...textChanges('foreign key action changed', actionText, differenceMessages.changed),
        ...when(
          !same(optionsOf(old), optionsOf(now)),
          draft(
            'foreign key changed',
            subject(now),
            differenceMessages.foreignKeyOptions(nameOf(subject(now))),
          ),
        ),
      ];
    }),
  ];
}

function targetText({ fields, schema, entity, referencedFields }: Reference): string {
  return `(${fields.join(', ')}) references ${schema}.${entity} (${referencedFields.join(', ')})`;
}

function actionText({ onDelete, onUpdate, onDeleteFields }: Reference): string {
  const only = onDeleteFields === undefined ? '' : ` (${onDeleteFields.join(', ')})`;
  return `on delete ${onDelete}${only}, on update ${onUpdate ?? 'no action'}`;
}

function optionsOf({ matchFull, deferred, validated, enforced, period, unique }: Reference) {
  return { matchFull, deferred, validated, enforced, period, unique };
}
