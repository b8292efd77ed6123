import type { Configuration } from '@ninefold/data/client';

/**
 * Whether the people at this page develop the product: in development, and on a
 * database that was started for looking at it. A team's project shows its
 * users no calls, and keeps none of what they send.
 */
export function isDevelopment({ start }: Configuration): boolean {
  return import.meta.env.DEV || start === 'example' || start === 'dump';
}
