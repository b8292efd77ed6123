import { type Entity, entityId, type Field, isRequired } from '../model/index.ts';
import { fieldObject } from '../phrases/index.ts';
import {
  type Draft,
  draft,
  factChanges,
  listChanges,
  nameOf,
  type Subject,
  textChangesOf,
} from './draft.ts';
import { fieldLikeness, findRenamed, pairsOf } from './pairs.ts';
import { typeChanges } from './types.ts';
import { differenceMessages } from './messages.ts';

/** Point 3: the columns of an entity that is in both. */
export function fieldChanges(before: Entity, after: Entity): readonly Draft[] {
  const pairs = pairsOf(before.fields, after.fields, ({ name }) => name);
  const { renamed, ...others } = findRenamed(pairs, fieldLikeness(before, after));
  const entity = entityId(before);
  const subject = (field: Field): Subject => ({
    object: fieldObject(before, field.name),
    about: { entity, fields: [field.name] },
  });
  return [
    ...renamed.map(({ before: old, after: now }) =>
      draft(
        'column renamed',
        { ...subject(old), about: { entity, fields: [old.name, now.name] } },
        differenceMessages.columnRenamed({ ...nameOf(subject(old)), name: now.name }),
        { before: old.name, after: now.name },
      ),
    ),
    ...listChanges('column', others, subject, (field, name) => {
      const mustBeGiven = isRequired(field) && after.kind === 'table';
      return {
        added: mustBeGiven
          ? differenceMessages.requiredColumnAdded({ ...name, type: field.type })
          : differenceMessages.columnAdded({ ...name, type: field.type }),
        value: field.type,
        // Requests that create records without it are rejected from now on.
        weights: { added: mustBeGiven ? 'breaks' : 'adds' },
      };
    }),
    ...pairs.both.flatMap(({ before: old, after: now }) => [
      ...oneField(subject(old), old, now),
      ...typeChanges(subject(old), old, now),
    ]),
  ];
}

function oneField(subject: Subject, before: Field, after: Field): readonly Draft[] {
  const textChanges = textChangesOf(subject, before, after);
  return [
    ...textChanges(
      'nullability changed',
      ({ nullable }) => (nullable ? 'null' : 'not null'),
      after.nullable ? differenceMessages.nullable : differenceMessages.notNullable,
      after.nullable ? 'loosens' : 'breaks',
    ),
    ...textChanges(
      'default changed',
      ({ default: sql }) => sql ?? undefined,
      differenceMessages.defaultOf,
      defaultWeight(before, after),
    ),
    ...textChanges(
      'generation changed',
      generationOf,
      differenceMessages.generationOf,
      before.generated === after.generated ? 'changes' : 'breaks',
    ),
    ...factChanges(before, after, subject, [
      ['label', 'label changed', differenceMessages.labelOf],
      ['description', 'comment changed', differenceMessages.commentOn],
      ['hidden', 'hidden changed', differenceMessages.hiddenOf],
    ]),
  ];
}

function defaultWeight(before: Field, after: Field): Draft['weight'] {
  if (after.default === null) return after.nullable ? 'changes' : 'breaks';
  return before.default === null ? 'adds' : 'changes';
}

function generationOf({ generated, virtual, expression }: Field): string | undefined {
  if (generated === 'no') return undefined;
  return generated === 'stored'
    ? `${virtual === true ? 'virtual' : 'stored'} ${expression ?? ''}`.trim()
    : generated;
}
