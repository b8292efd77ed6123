import { inject } from 'vitest';
import { connectPostgres, type Postgres } from './postgres.ts';

/**
 * The server that a test file shares with the others of its project; each creates databases of its
 * own there. Not part of the index, which also runs outside Vitest.
 */
export function sharedPostgres(): Postgres {
  return connectPostgres(inject('postgres'));
}
