import type { FieldDescriptor } from '../../shapes/index.ts';

/** Returns a part of a value as a field. */
export function partField(
  part: Pick<FieldDescriptor, 'label' | 'kind' | 'type' | 'input'>,
): FieldDescriptor {
  return { name: '', required: false, nullable: true, readOnly: false, hasDefault: false, ...part };
}
