import type { SelectItem } from '@ninefold/specification/grammar';
import { ApiError } from './errors/index.ts';

/**
 * The most levels of embeds in each other. Each list in a list multiplies the rows to read, and there is one
 * connection, for which everybody else waits: of some hundred records, four levels take seconds, and six more than
 * a request may take. The screens embed one level.
 */
const mostEmbedLevels = 3;

/** @throws {ApiError} where more levels are embedded in each other; any number may be side by side. */
export function rejectDeepEmbeds(select: readonly SelectItem[]): void {
  const levels = embedLevels(select);
  if (levels <= mostEmbedLevels) return;
  throw new ApiError(
    '54001',
    `The request embeds records ${levels} levels deep, and at most ${mostEmbedLevels} levels are allowed.`,
    {
      details: 'Each level multiplies the rows to read, and all other requests wait for them.',
      hint: 'Embed fewer levels, and read the rest with another request.',
    },
  );
}

function embedLevels(select: readonly SelectItem[]): number {
  const inner = select.map((item) => (item.kind === 'relation' ? 1 + embedLevels(item.select) : 0));
  return Math.max(0, ...inner);
}
