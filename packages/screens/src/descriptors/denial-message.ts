import type { ActionDenial } from '@ninefold/specification/explain';

/** Says briefly why a control is disabled. The full answer is behind "Why?". */
export function denialMessage({ by }: ActionDenial): string {
  switch (by) {
    case 'policy':
      return 'No database policy allows it.';
    case 'declaration':
      return 'Your role can’t do this.';
    default:
      return 'Your role doesn’t have this permission in the database.';
  }
}
