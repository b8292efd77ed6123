import type { Obstacle } from '@ninefold/specification/explain';

/** Why a control is disabled, in a few words; the whole answer is behind "why?". */
export function obstacleWords({ by }: Obstacle): string {
  switch (by) {
    case 'policy':
      return 'No database policy allows it.';
    case 'declaration':
      return 'Your role can’t do this.';
    default:
      return 'Your role doesn’t have this permission in the database.';
  }
}
