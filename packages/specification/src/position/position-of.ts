import { type Entity, type Field, fieldOf, referenceOfField } from '../model/index.ts';
import { isPositionName } from './position-name.ts';

/** An integer that orders records within another one: `position` of the lines of an invoice. */
export interface Position {
  readonly field: Field;
  /** The fields whose values these records share: `invoice_id`. */
  readonly within: readonly string[];
}

/**
 * Finds the field that orders an entity's records within another record: the declared one, else an
 * integer with a name such as `position` that is unique together with a reference.
 */
export function positionOf(entity: Entity): Position | undefined {
  for (const field of entity.fields) {
    const [name] = field.positionIn?.value ?? [];
    if (name === undefined || field.kind !== 'integer') continue;
    if (fieldOf(entity, name) === undefined) continue;
    return { field, within: referenceOfField(entity, name)?.fields ?? [name] };
  }
  for (const unique of [entity.key, ...entity.unique]) {
    for (const { fields: within } of entity.references) {
      const [name = '', ...others] = unique.filter((each) => !within.includes(each));
      const isOne = others.length === 0 && within.every((each) => unique.includes(each));
      const field = isOne ? fieldOf(entity, name) : undefined;
      if (field !== undefined && isPosition(entity, field)) return { field, within };
    }
  }
  return undefined;
}

function isPosition(entity: Entity, field: Field): boolean {
  return (
    field.positionIn?.value === undefined &&
    field.kind === 'integer' &&
    field.default === null &&
    field.generated === 'no' &&
    referenceOfField(entity, field.name) === undefined &&
    isPositionName(field.name)
  );
}
