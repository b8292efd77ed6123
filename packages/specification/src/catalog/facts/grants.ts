import type { Grants } from '../../model/index.ts';

/** Makes grants from a check of each operation. */
export function grantsBy(isGranted: (operation: keyof Grants) => boolean): Grants {
  return {
    select: isGranted('select'),
    insert: isGranted('insert'),
    update: isGranted('update'),
    delete: isGranted('delete'),
  };
}
