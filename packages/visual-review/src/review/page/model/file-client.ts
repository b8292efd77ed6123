import type { StaticReview } from '../../review-data.ts';
import type { ReviewClient } from './client.ts';

/** Creates the client of a report with its pictures beside the page. It can't write. */
export function fileClient({ data, trees }: StaticReview): ReviewClient {
  return {
    load: () => Promise.resolve(data),
    picture: (hash) => `pictures/${hash}.webp`,
    tree: (hash) => Promise.resolve(trees[hash] ?? ''),
  };
}
