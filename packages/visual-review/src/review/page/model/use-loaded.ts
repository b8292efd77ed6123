import { useEffect, useState } from 'react';

export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: 'failed'; readonly message: string };

/** Loads a value, and again when `name` changes. */
export function useLoaded<Value>(name: string, load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ readonly name: string; readonly loaded: Loaded<Value> }>();
  useEffect(() => {
    let current = true;
    const take = (loaded: Loaded<Value>): void => {
      if (current) setState({ name, loaded });
    };
    load().then(
      (value) => take({ kind: 'loaded', value }),
      (error: unknown) =>
        take({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the name identifies what `load` loads.
  }, [name]);
  return state?.name === name ? state.loaded : { kind: 'loading' };
}
