import { DataError } from '../client/index.ts';

/** The answer to a write was lost, and the record could not be looked for: it may be stored. */
export class WriteUncertain extends DataError {
  override readonly name = 'WriteUncertain';
}
