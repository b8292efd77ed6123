import { type Declaration, type Entity, entityId, ownEntry } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { customInput } from './custom-input.tsx';

/** Gives fields the inputs that the team wrote for them. They are loaded with the first form. */
export function withCustomInputs(
  fields: readonly FieldDescriptor[],
  entity: Entity,
  { entities = {} }: Pick<Declaration, 'entities'>,
): readonly FieldDescriptor[] {
  const declared = ownEntry(entities, entityId(entity))?.fields ?? {};
  return fields.map((field) => {
    const load = ownEntry(declared, field.name)?.input;
    return load === undefined ? field : { ...field, input: customInput(load) };
  });
}
