import { entityId } from '../model/paths.ts';
import { isRequired } from '../model/queries.ts';
import type { Entity, Field } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { becomes, factChange, valuesOf } from './fact-changes.ts';
import type { ChangeKind } from './kinds.ts';
import { capital, fieldObject } from './names.ts';
import { pairsOf, same } from './pairs.ts';
import { fieldLikeness, findRenamed } from './renames.ts';
import { typeChanges } from './types.ts';

/** Point 3: the columns of an entity that is in both. */
export function fieldChanges(before: Entity, after: Entity): readonly Draft[] {
  const pairs = pairsOf(before.fields, after.fields, ({ name }) => name);
  const { renamed, removed, added } = findRenamed(pairs, fieldLikeness(before, after));
  const entity = entityId(before);
  return [
    ...renamed.map(({ before: old, after: now }): Draft => ({
      kind: 'column renamed',
      object: fieldObject(before, old),
      statement: `${capital(fieldObject(before, old))} was removed, and ${now.name} is new and similar: probably renamed.`,
      before: old.name,
      after: now.name,
      about: { entity, fields: [old.name, now.name] },
    })),
    ...removed.map((field): Draft => ({
      kind: 'column removed',
      object: fieldObject(before, field),
      statement: `${capital(fieldObject(before, field))} was removed.`,
      before: field.type,
      about: { entity, fields: [field.name] },
    })),
    ...added.map((field): Draft => addedField(after, field)),
    ...pairs.both.flatMap(({ before: old, after: now }) => [
      ...oneField(before, old, now),
      ...typeChanges(before, old, now),
    ]),
  ];
}

function addedField(entity: Entity, field: Field): Draft {
  const mustBeGiven = isRequired(field) && entity.kind === 'table';
  return {
    kind: 'column added',
    // What writes records without it is refused from now on.
    weight: mustBeGiven ? 'breaks' : 'adds',
    object: fieldObject(entity, field),
    statement: `${capital(fieldObject(entity, field))} is new, of type ${field.type}${mustBeGiven ? ', and every new record needs a value' : ''}.`,
    after: field.type,
    about: { entity: entityId(entity), fields: [field.name] },
  };
}

function oneField(entity: Entity, before: Field, after: Field): readonly Draft[] {
  const object = fieldObject(entity, before);
  const about = { entity: entityId(entity), fields: [before.name] };
  const fact = (kind: ChangeKind, what: string) => ({
    kind,
    object,
    name: `${what} of ${object}`,
    about,
  });
  return [
    ...nullability(object, before, after).map((draft) => ({ ...draft, object, about })),
    ...defaults(object, before, after).map((draft) => ({ ...draft, object, about })),
    ...generation(object, before, after).map((draft) => ({ ...draft, object, about })),
    ...factChange(before.label, after.label, fact('label changed', 'The label')),
    ...factChange(before.description, after.description, fact('comment changed', 'The comment')),
    ...factChange(before.hidden, after.hidden, fact('hidden changed', 'Hiding')),
  ];
}

type Part = Omit<Draft, 'object' | 'about'>;

function nullability(object: string, before: Field, after: Field): readonly Part[] {
  if (before.nullable === after.nullable) return [];
  return [
    {
      kind: 'nullability changed',
      weight: after.nullable ? 'adds' : 'breaks',
      statement: `${capital(object)} ${after.nullable ? 'may now be empty.' : 'may no longer be empty.'}`,
      before: before.nullable ? 'null' : 'not null',
      after: after.nullable ? 'null' : 'not null',
    },
  ];
}

function defaults(object: string, before: Field, after: Field): readonly Part[] {
  const [old, now] = [before.default ?? undefined, after.default ?? undefined];
  if (old === now) return [];
  const weights = { gone: after.nullable ? 'changes' : 'breaks', new: 'adds' } as const;
  return [
    {
      kind: 'default changed',
      weight: now === undefined ? weights.gone : old === undefined ? weights.new : 'changes',
      statement: `The default of ${object} ${becomes(old, now)}`,
      ...valuesOf(old, now),
    },
  ];
}

const generationText = ({ generated, virtual, expression }: Field) =>
  generated === 'stored'
    ? `${virtual === true ? 'virtual' : 'stored'} ${expression ?? ''}`.trim()
    : generated;

function generation(object: string, before: Field, after: Field): readonly Part[] {
  if (same(generationText(before), generationText(after))) return [];
  return [
    {
      kind: 'generation changed',
      weight: before.generated === after.generated ? 'changes' : 'breaks',
      statement: `The generation of ${object} ${becomes(generationText(before), generationText(after))}`,
      before: generationText(before),
      after: generationText(after),
    },
  ];
}
