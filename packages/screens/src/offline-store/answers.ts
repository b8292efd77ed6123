import { hashKey, type QueryKey } from '@tanstack/react-query';
import { get, promisifyRequest, set } from 'idb-keyval';
import { objectStore, quietly } from './database.ts';

/** Catalog answers that the browser keeps for the next visit. */
export interface KeptAnswers {
  /** Undefined where nothing is kept, or the browser refuses its storage. Never rejects. */
  readonly read: (key: QueryKey) => Promise<unknown>;
  /** Never rejects. */
  readonly write: (key: QueryKey, answer: unknown) => Promise<void>;
  /** Deletes what is kept of every person but this one; null for a visitor. Never rejects. */
  readonly keepOnlyOf: (person: string | null) => Promise<void>;
  /** Hashes of the queries whose data is from an earlier visit and hasn't been read again. */
  readonly unconfirmed: Set<string>;
}

/** Keeps answers in IndexedDB. Their keys are those of queries about the specification, which name the person. */
export function keepAnswers(): KeptAnswers {
  const store = objectStore('answers');
  return {
    read: (key) => quietly(get(hashKey(key), store)),
    write: (key, answer) => quietly(set(hashKey(key), answer, store)),
    async keepOnlyOf(person) {
      const deleteOthers = async (answers: IDBObjectStore) => {
        for (const key of await promisifyRequest(answers.getAllKeys())) {
          if (personIn(String(key)) !== person) answers.delete(key);
        }
      };
      await quietly(store('readwrite', deleteOthers));
    },
    unconfirmed: new Set(),
  };
}

function personIn(key: string): unknown {
  return (JSON.parse(key) as QueryKey)[1];
}
