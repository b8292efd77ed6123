import { hashKey, type QueryKey } from '@tanstack/react-query';
import { inDatabase } from './database.ts';

/** Catalog answers that the browser keeps for the next visit. */
export interface KeptAnswers {
  /** Undefined where nothing is kept, or the browser refuses its storage. Never rejects. */
  readonly read: (key: QueryKey) => Promise<unknown>;
  /** Never rejects. */
  readonly write: (key: QueryKey, answer: unknown) => Promise<unknown>;
  /** Deletes what is kept of every person but this one; null for a visitor. Never rejects. */
  readonly keepOnlyOf: (person: string | null) => Promise<void>;
  /** Hashes of the queries whose data is from an earlier visit and hasn't been read again. */
  readonly unconfirmed: Set<string>;
}

/** Keeps answers in IndexedDB. Their keys are those of queries about the specification, which name the person. */
export function keepAnswers(): KeptAnswers {
  return {
    read: (key) => inDatabase('answers', 'readonly', (answers) => answers.get(hashKey(key))),
    write: (key, answer) =>
      inDatabase('answers', 'readwrite', (answers) => answers.put(answer, hashKey(key))),
    async keepOnlyOf(person) {
      const keys = await inDatabase('answers', 'readonly', (answers) => answers.getAllKeys());
      for (const key of keys ?? []) {
        if (typeof key !== 'string' || personIn(key) !== person) {
          await inDatabase('answers', 'readwrite', (answers) => answers.delete(key));
        }
      }
    },
    unconfirmed: new Set(),
  };
}

function personIn(key: string): unknown {
  return (JSON.parse(key) as QueryKey)[1];
}
