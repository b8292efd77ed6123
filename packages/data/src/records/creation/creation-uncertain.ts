import { DataError } from '../../client/index.ts';
import type { Failure } from '../../errors/index.ts';
import type { RecordRow } from '../record.ts';

/** The answer to an insert was lost, and nothing tells for certain whether it was stored. */
export class CreationUncertain extends DataError {
  override readonly name = 'CreationUncertain';
  /** Records that hold what was sent, newest first. One of them may be the new one. */
  readonly candidates: readonly RecordRow[];
  /** The field that holds when each was created, where there is one. */
  readonly createdAt: string | undefined;

  constructor(failure: Failure, candidates: readonly RecordRow[], createdAt?: string) {
    super(failure);
    this.candidates = candidates;
    this.createdAt = createdAt;
  }
}
