import { type Entity, fieldOf, type Specification } from '@ninefold/specification';
import { boundsHint } from '@ninefold/specification/bounds';
import type { FieldDescriptor } from '@ninefold/ui/shapes';

/** Says at the fields of a form between which bounds a CHECK keeps them: "3 to 120 characters". */
export function withBoundHints(
  fields: readonly FieldDescriptor[],
  { specification, entity }: { readonly specification: Specification; readonly entity: Entity },
): readonly FieldDescriptor[] {
  return fields.map((descriptor) => {
    const field = fieldOf(entity, descriptor.name);
    const hint =
      field === undefined || descriptor.readOnly
        ? undefined
        : boundsHint(specification, entity, field);
    return hint === undefined
      ? descriptor
      : { ...descriptor, notes: [...(descriptor.notes ?? []), hint] };
  });
}
