import { useEffect, useRef, useState } from 'react';
import type { RecordOption } from '../../patterns/shapes.ts';

export type FindOptions = (text: string, signal: AbortSignal) => Promise<readonly RecordOption[]>;

export interface OptionSearch {
  readonly status: 'resting' | 'searching' | 'found' | 'failed';
  /** The last that were found: they stay while others are searched for. */
  readonly options: readonly RecordOption[];
  /** Searches when typing rests; at once with `now`. An older search is given up. */
  readonly search: (text: string, when?: 'now') => void;
}

/** Typing faster than this does not ask the server for every letter. */
const rest = 200;

export function useOptionSearch(find: FindOptions): OptionSearch {
  const [state, setState] = useState<Omit<OptionSearch, 'search'>>({
    status: 'resting',
    options: [],
  });
  const pending = useRef<AbortController>(undefined);
  useEffect(() => () => pending.current?.abort(), []);

  const search = (text: string, when?: 'now') => {
    pending.current?.abort();
    const controller = new AbortController();
    pending.current = controller;
    const { signal } = controller;
    setState((before) => ({ ...before, status: 'searching' }));
    const ask = async () => {
      try {
        const options = await find(text, signal);
        if (!signal.aborted) setState({ status: 'found', options });
      } catch {
        if (!signal.aborted) setState((before) => ({ ...before, status: 'failed' }));
      }
    };
    if (when === 'now') {
      void ask();
      return;
    }
    const timer = setTimeout(() => void ask(), rest);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };

  return { ...state, search };
}
