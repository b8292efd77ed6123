import type { Source } from '../model/index.ts';

/** The number of facts by their source. */
export type SourceCounts = Readonly<Record<Source['from'], number>>;

/**
 * `known`: at least one fact is from the database or declared. `derived`: there
 * are facts, all of them made from others or the platform's. `not shown`: none.
 */
export type CoverageStatus = 'known' | 'derived' | 'not shown';

export function countSources(sources: readonly Source[]): SourceCounts {
  const counts = { database: 0, declared: 0, platform: 0, derived: 0 };
  for (const { from } of sources) counts[from] += 1;
  return counts;
}

export function statusOf(counts: SourceCounts): CoverageStatus {
  if (counts.database + counts.declared > 0) return 'known';
  return counts.derived + counts.platform > 0 ? 'derived' : 'not shown';
}
