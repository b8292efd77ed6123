import { useEffect, useRef, useState } from 'react';
import type { RecordOption } from '../../patterns/shapes.ts';

export type FindOptions = (text: string, signal: AbortSignal) => Promise<readonly RecordOption[]>;

export interface OptionSearch {
  readonly status: 'resting' | 'searching' | 'found' | 'failed';
  /** The options of the last answer. While `searching` they answer an earlier text. */
  readonly options: readonly RecordOption[];
  /** Searches after a pause in typing, or at once with `now`. It replaces an earlier search. */
  readonly search: (text: string, when?: 'now') => void;
  /** Ends the pause in typing. */
  readonly hurry: () => void;
  /** Drops the search that is under way. */
  readonly cancel: () => void;
}

/** The pause in typing after which the server is asked, in milliseconds. */
const rest = 200;

export function useOptionSearch(find: FindOptions): OptionSearch {
  const [state, setState] = useState<Pick<OptionSearch, 'status' | 'options'>>({
    status: 'resting',
    options: [],
  });
  const pending = useRef<{ readonly controller: AbortController; readonly ask: () => void }>(
    undefined,
  );
  useEffect(() => () => pending.current?.controller.abort(), []);

  const search = (text: string, when?: 'now') => {
    pending.current?.controller.abort();
    const controller = new AbortController();
    const { signal } = controller;
    let asked = false;
    const ask = async () => {
      if (asked || signal.aborted) return;
      asked = true;
      try {
        const options = await find(text, signal);
        if (!signal.aborted) setState({ status: 'found', options });
      } catch {
        if (!signal.aborted) setState((before) => ({ ...before, status: 'failed' }));
      }
    };
    pending.current = { controller, ask: () => void ask() };
    setState((before) => ({ ...before, status: 'searching' }));
    if (when === 'now') {
      void ask();
      return;
    }
    const timer = setTimeout(() => void ask(), rest);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  return {
    ...state,
    search,
    hurry: () => pending.current?.ask(),
    cancel: () => {
      pending.current?.controller.abort();
      setState({ status: 'resting', options: [] });
    },
  };
}
