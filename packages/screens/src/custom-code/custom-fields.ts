import { type Declaration, type Entity, entityId, ownEntry } from '@ninefold/specification';
import type { FieldDeclaration } from '@ninefold/specification/declaration';
import type { FieldDescriptor } from '@ninefold/ui/shapes';

type Code = 'cell' | 'input';
type Load<Kind extends Code> = NonNullable<FieldDeclaration[Kind]>;

/** Gives fields what the team wrote for them. */
type WithCustomCode = (
  fields: readonly FieldDescriptor[],
  entity: Entity,
  declaration: Pick<Declaration, 'entities'>,
) => readonly FieldDescriptor[];

/**
 * Returns what gives fields their declared inputs or displays.
 *
 * @param partOf What a declared function loads, as fields have it: the same each time, so that nothing is mounted again.
 */
export function customFields<Kind extends Code>(
  kind: Kind,
  partOf: (load: Load<Kind>) => Pick<FieldDescriptor, 'input' | 'display'>,
): WithCustomCode {
  const parts = new WeakMap<Load<Kind>, ReturnType<typeof partOf>>();
  return (fields, entity, { entities = {} }) => {
    const declared = ownEntry(entities, entityId(entity))?.fields ?? {};
    return fields.map((field) => {
      const load = ownEntry(declared, field.name)?.[kind] as Load<Kind> | undefined;
      if (load === undefined) return field;
      const part = parts.get(load) ?? partOf(load);
      parts.set(load, part);
      return { ...field, ...part };
    });
  };
}
