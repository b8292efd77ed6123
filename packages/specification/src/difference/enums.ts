import { type Entity, entityId, type Field, type Specification } from '../model/index.ts';
import type { ChangeKind } from './change.ts';
import { type Draft, draft, when } from './draft.ts';
import { pairsOf, same } from './pairs.ts';

interface Use {
  readonly entity: Entity;
  readonly before: Field;
  readonly after: Field;
}

/** Point 4: compares the values of enum types, once for each type. */
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
  const change = (kind: ChangeKind, name: string): Draft => {
    const values = { before: old.join(', '), after: now.join(', ') };
    return draft(kind, { object: `type ${type}`, name, about }, `(${where}).`, values);
  };
  const stay = old.filter((value) => now.includes(value));
  const stayed = now.filter((value) => old.includes(value));
  return [
    ...now
      .filter((value) => !old.includes(value))
      .map((value) => change('enum value added', `The type ${type} has a new value “${value}”`)),
    ...old
      .filter((value) => !now.includes(value))
      .map((value) =>
        change('enum value removed', `The type ${type} no longer has the value “${value}”`),
      ),
    ...when(
      !same(stay, stayed),
      change('enum values reordered', `The values of the type ${type} are in a different order`),
    ),
  ];
}
