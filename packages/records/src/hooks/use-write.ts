import type { QueryKey } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A write of a hook: what it takes, and where it stands. */
export interface Write<Given extends readonly unknown[], Result> {
  /** Starts the write. While one with the same key is under way, it returns that one: two presses write once. */
  readonly run: (key: string, ...given: Given) => Promise<Result>;
  readonly isPending: boolean;
  /** The outcome of the last one. */
  readonly result: Result | undefined;
  /** Forgets the last outcome. */
  readonly reset: () => void;
}

/**
 * One write as a mutation. Its function never rejects, and it doesn't wait for a connection: an answer that says
 * that there is none comes at once.
 */
export function useWrite<Given extends readonly unknown[], Result>(
  mutationKey: QueryKey,
  write: (...given: Given) => Promise<Result>,
): Write<Given, Result> {
  const running = useRef(new Map<string, Promise<Result>>());
  const { mutateAsync, isPending, data, reset } = useMutation({
    mutationKey,
    mutationFn: (given: Given) => write(...given),
    networkMode: 'always',
  });
  return {
    run(key, ...given) {
      const known = running.current.get(key);
      if (known !== undefined) return known;
      const started = mutateAsync(given).finally(() => running.current.delete(key));
      running.current.set(key, started);
      return started;
    },
    isPending,
    result: data,
    reset,
  };
}
