import type { FieldDescriptor } from '../shapes/index.ts';

/** Whether an input has parts beside each other, so that it takes the whole width of a form. */
export function needsRoom(field: FieldDescriptor): boolean {
  const { kind, elementKind, attributes } = field;
  if (kind === 'json' || kind === 'range') return true;
  if (kind === 'other') return attributes !== undefined || elementKind !== undefined;
  return (
    kind === 'array' &&
    (attributes !== undefined ||
      elementKind === 'range' ||
      elementKind === 'timestamp' ||
      elementKind === 'instant')
  );
}
