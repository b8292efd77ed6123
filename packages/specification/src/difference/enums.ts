import { entityId } from '../model/paths.ts';
import type { Entity, Field, Specification } from '../model/specification.ts';
import type { Draft } from './change.ts';
import { pairsOf, same } from './pairs.ts';

interface Use {
  readonly entity: Entity;
  readonly before: Field;
  readonly after: Field;
}

/** Point 4: the values of enum types, once for each type however many columns have it. */
export function enumChanges(before: Specification, after: Specification): readonly Draft[] {
  const uses = pairsOf(before.entities, after.entities, entityId).both.flatMap((pair) =>
    pairsOf(pair.before.fields, pair.after.fields, ({ name }) => name)
      .both.filter((field) => field.before.values !== undefined && field.after.values !== undefined)
      .filter((field) => !same(field.before.values, field.after.values))
      .map((field): Use => ({ entity: pair.before, ...field })),
  );
  const types = Map.groupBy(uses, ({ before: field }) =>
    JSON.stringify([elementType(field), field.values]),
  );
  return [...types.values()].flatMap(oneType);
}

const elementType = ({ type, baseType, elementType: element }: Field) =>
  element ?? baseType ?? type;

function oneType(uses: readonly Use[]): readonly Draft[] {
  const [first] = uses;
  if (first === undefined) return [];
  const [old, now] = [first.before.values ?? [], first.after.values ?? []];
  const type = elementType(first.before);
  const where = uses.map(({ entity, before }) => `${entity.name}.${before.name}`).join(', ');
  const about = uses.map(({ entity, before: { name } }) => ({
    entity: entityId(entity),
    fields: [name],
  }));
  const draft = (kind: Draft['kind'], statement: string): Draft => ({
    kind,
    object: `type ${type}`,
    statement: `${statement} (${where}).`,
    before: old.join(', '),
    after: now.join(', '),
    about,
  });
  const stay = old.filter((value) => now.includes(value));
  const stayed = now.filter((value) => old.includes(value));
  return [
    ...now
      .filter((value) => !old.includes(value))
      .map((value) => draft('enum value added', `The type ${type} has a new value “${value}”`)),
    ...old
      .filter((value) => !now.includes(value))
      .map((value) =>
        draft('enum value removed', `The type ${type} no longer has the value “${value}”`),
      ),
    ...(same(stay, stayed)
      ? []
      : [
          draft('enum values reordered', `The values of the type ${type} are in a different order`),
        ]),
  ];
}
