import type { Obstacle } from '@ninefold/data/specification/why';

/** Why a control is disabled, in a few words; the whole answer is behind "why?". */
export function obstacleWords({ by }: Obstacle): string {
  switch (by) {
    case 'policy':
      return 'No policy of the database allows it.';
    case 'declaration':
      return 'Your role is not meant to.';
    default:
      return 'The database does not grant it to your role.';
  }
}
