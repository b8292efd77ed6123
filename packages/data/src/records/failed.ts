import { DataError } from '../client/index.ts';
import type { FailureKind } from '../errors/index.ts';
import type { Entity } from '../specification/specification.ts';

/** A failure that only the number of rows tells: the database itself answered without an error. */
export function failed(
  entity: Entity,
  kind: FailureKind,
  message: (label: string) => string,
): DataError {
  return new DataError({
    kind,
    code: '',
    message: message((entity.label.value ?? entity.name).toLowerCase()),
    reaction: kind === 'not found' ? 'go back' : 'none',
    technical: { message: 'The answer holds no row.', details: '', hint: '', status: 200 },
  });
}
