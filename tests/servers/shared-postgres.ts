import { inject } from 'vitest';
import { connectPostgres, type Postgres } from './postgres.ts';

/**
 * Returns the server that the test files of a project share. Each file creates its own databases in it. Not part of the index, which also runs outside Vitest.
 */
export function sharedPostgres(): Postgres {
  return connectPostgres(inject('postgres'));
}
