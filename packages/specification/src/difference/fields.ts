import { type Entity, entityId, type Field, isRequired } from '../model/index.ts';
import { fieldObject } from '../object-names/index.ts';
import type { Draft } from './change.ts';
import { becomes, draft, type Subject, textChange } from './draft.ts';
import { factChanges } from './fact-changes.ts';
import { pairsOf } from './pairs.ts';
import { fieldLikeness, findRenamed } from './renames.ts';
import { typeChanges } from './types.ts';

/** Point 3: the columns of an entity that is in both. */
export function fieldChanges(before: Entity, after: Entity): readonly Draft[] {
  const pairs = pairsOf(before.fields, after.fields, ({ name }) => name);
  const { renamed, removed, added } = findRenamed(pairs, fieldLikeness(before, after));
  const entity = entityId(before);
  const subject = (field: Field): Subject => ({
    object: fieldObject(before, field),
    about: { entity, fields: [field.name] },
  });
  return [
    ...renamed.map(({ before: old, after: now }) =>
      draft(
        'column renamed',
        { ...subject(old), about: { entity, fields: [old.name, now.name] } },
        `was removed, and ${now.name} is new and similar: probably renamed.`,
        { before: old.name, after: now.name },
      ),
    ),
    ...removed.map((field) =>
      draft('column removed', subject(field), 'was removed.', { before: field.type }),
    ),
    ...added.map((field) => {
      const mustBeGiven = isRequired(field) && after.kind === 'table';
      return draft(
        'column added',
        subject(field),
        `is new, of type ${field.type}${mustBeGiven ? ', and every new record needs a value' : ''}.`,
        // What writes records without it is refused from now on.
        { after: field.type, weight: mustBeGiven ? 'breaks' : 'adds' },
      );
    }),
    ...pairs.both.flatMap(({ before: old, after: now }) => [
      ...oneField(subject(old), old, now),
      ...typeChanges(subject(old), old, now),
    ]),
  ];
}

function oneField(subject: Subject, before: Field, after: Field): readonly Draft[] {
  const { object } = subject;
  const [old, now] = [before.default ?? undefined, after.default ?? undefined];
  return [
    ...textChange(
      'nullability changed',
      subject,
      [nullabilityOf(before), nullabilityOf(after)],
      () => (after.nullable ? 'may now be empty.' : 'may no longer be empty.'),
      after.nullable ? 'adds' : 'breaks',
    ),
    ...textChange(
      'default changed',
      { ...subject, name: `The default of ${object}` },
      [old, now],
      becomes,
      defaultWeight(old, now, after),
    ),
    ...textChange(
      'generation changed',
      { ...subject, name: `The generation of ${object}` },
      [generationOf(before), generationOf(after)],
      becomes,
      before.generated === after.generated ? 'changes' : 'breaks',
    ),
    ...factChanges(before, after, subject, [
      ['label', 'label changed', `The label of ${object}`],
      ['description', 'comment changed', `The comment of ${object}`],
      ['hidden', 'hidden changed', `Hiding of ${object}`],
    ]),
  ];
}

const nullabilityOf = ({ nullable }: Field) => (nullable ? 'null' : 'not null');

function defaultWeight(
  before: string | undefined,
  after: string | undefined,
  { nullable }: Field,
): Draft['weight'] {
  if (after === undefined) return nullable ? 'changes' : 'breaks';
  return before === undefined ? 'adds' : 'changes';
}

const generationOf = ({ generated, virtual, expression }: Field): string =>
  generated === 'stored'
    ? `${virtual === true ? 'virtual' : 'stored'} ${expression ?? ''}`.trim()
    : generated;
