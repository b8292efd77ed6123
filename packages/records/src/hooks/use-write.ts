import { type QueryKey, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A write of a hook: what it takes, and where it stands. */
export interface Write<Given extends readonly unknown[], Result> {
  /**
   * Starts the write, after those with the same key that are under way. Where the last of them writes the same, it
   * returns that one: two presses write once.
   */
  readonly run: (key: string, what: unknown, ...given: Given) => Promise<Result>;
  readonly isPending: boolean;
  /** The outcome of the last one. */
  readonly result: Result | undefined;
  /** Forgets the last outcome. */
  readonly reset: () => void;
}

interface Running<Result> {
  /** What it writes, as text. */
  readonly what: string;
  readonly result: Promise<Result>;
}

/**
 * One write as a mutation. Its function never rejects, and it doesn't wait for a connection: an answer that says
 * that there is none comes at once.
 */
export function useWrite<Given extends readonly unknown[], Result>(
  mutationKey: QueryKey,
  write: (...given: Given) => Promise<Result>,
): Write<Given, Result> {
  const running = useRef(new Map<string, Running<Result>>());
  const { mutateAsync, isPending, data, reset } = useMutation({
    mutationKey,
    mutationFn: (given: Given) => write(...given),
    networkMode: 'always',
  });
  return {
    async run(key, what, ...given) {
      const text = JSON.stringify(what);
      const last = running.current.get(key);
      if (last?.what === text) return last.result;
      const start = () => mutateAsync(given);
      const own = {
        what: text,
        result: last === undefined ? start() : last.result.then(start, start),
      };
      running.current.set(key, own);
      try {
        return await own.result;
      } finally {
        if (running.current.get(key) === own) running.current.delete(key);
      }
    },
    isPending,
    result: data,
    reset,
  };
}
