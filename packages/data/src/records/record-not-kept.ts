import type { Entity } from '@ninefold/specification';
import { DataError } from '../client/index.ts';
import { failureOf } from './failed.ts';
import { notKeptMessage } from './unwritten/index.ts';

/** The database accepted new records and didn't keep all of them: a trigger left them out or stored them elsewhere. */
export class RecordNotKept extends DataError {
  override readonly name = 'RecordNotKept';
  /** How many of them it kept. */
  readonly kept: number;

  constructor(entity: Entity, kept = 0) {
    super(failureOf(entity, 'refused', notKeptMessage(entity)));
    this.kept = kept;
  }
}
