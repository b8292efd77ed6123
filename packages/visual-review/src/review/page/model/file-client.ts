import type { StaticReview } from '../../review-data.ts';
import type { ReviewClient } from './client.ts';

/** A report whose pictures lie beside the page: it can be read, and nothing be decided. */
export function fileClient({ data, words }: StaticReview): ReviewClient {
  return {
    load: () => Promise.resolve(data),
    picture: (hash) => `pictures/${hash}.webp`,
    words: (hash) => Promise.resolve(words[hash] ?? ''),
  };
}
