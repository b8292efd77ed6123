import { useEffect, useMemo, useRef, useState } from 'react';
import type { ComboboxOption, SearchOptions } from './option.ts';

export interface OptionSearch<Option extends ComboboxOption> {
  readonly status: 'idle' | 'searching' | 'found' | 'failed';
  /** The options of the last answer. While `searching` they answer an earlier text. */
  readonly options: readonly Option[];
  /** Why the last search has failed. */
  readonly failure?: string | undefined;
  /** Searches after a pause in typing, or at once with `now`. Replaces an earlier search. */
  readonly search: (text: string, when?: 'now') => void;
  /** Ends the pause in typing. */
  readonly hurry: () => void;
  /** Drops the current search. */
  readonly cancel: () => void;
}

/** The pause in typing before a search starts, in milliseconds. */
const typingPause = 200;

/**
 * Runs one search at a time, the latest. Without `find`, options are filtered at once, and again when there are
 * others: a list that is open shows those that arrive.
 */
export function useOptionSearch<Option extends ComboboxOption>(
  find: SearchOptions<Option> | undefined,
  filter: (text: string) => readonly Option[],
): OptionSearch<Option> {
  const [state, setState] = useState<Pick<OptionSearch<Option>, 'status' | 'options' | 'failure'>>({
    status: 'idle',
    options: [],
  });
  /** What options are filtered by. */
  const [filtered, setFiltered] = useState<{ readonly text: string }>();
  const own = useMemo(() => filtered && filter(filtered.text), [filter, filtered]);
  const pending = useRef<{ readonly controller: AbortController; readonly start: () => void }>(
    undefined,
  );
  useEffect(() => () => pending.current?.controller.abort(), []);

  const search = (text: string, when?: 'now') => {
    if (find === undefined) {
      setFiltered({ text });
      return;
    }
    pending.current?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    let isStarted = false;
    const start = async () => {
      if (isStarted || signal.aborted) return;
      isStarted = true;
      try {
        const options = await find(text, signal);
        if (!signal.aborted) setState({ status: 'found', options });
      } catch (error) {
        if (signal.aborted) return;
        const failure = error instanceof Error ? error.message : undefined;
        setState((before) => ({ ...before, status: 'failed', failure }));
      }
    };
    pending.current = { controller, start: () => void start() };
    setState((before) => ({ ...before, status: 'searching' }));
    if (when === 'now') {
      void start();
      return;
    }
    const timer = setTimeout(() => void start(), typingPause);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  return {
    ...(own === undefined ? state : { status: 'found', options: own }),
    search,
    hurry: () => pending.current?.start(),
    cancel: () => {
      pending.current?.controller.abort();
      setFiltered(undefined);
      setState({ status: 'idle', options: [] });
    },
  };
}
