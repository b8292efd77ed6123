import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useState } from 'react';
import { Skeleton } from '../../components/skeleton/index.ts';
import { InputBoundary } from './input-boundary.tsx';
import type { FieldInputProps } from '../../shapes/index.ts';

type Input = ComponentType<FieldInputProps>;

/** Loads an input with the first field that needs it; where that fails, it can be retried. */
export function lazyInput(load: () => Promise<Input>): Input {
  const start = (): LazyExoticComponent<Input> => lazy(async () => ({ default: await load() }));
  // Shared by the fields of a kind: a retry loads it for those that come later too.
  let shared = start();
  return function OnDemand(props) {
    const [Loaded, setLoaded] = useState(() => shared);
    const retry = (): void => {
      // A component that failed to load stays so.
      shared = start();
      setLoaded(() => shared);
    };
    return (
      <InputBoundary onRetry={retry}>
        <Suspense fallback={<Skeleton shape="block" className="h-control" />}>
          <Loaded {...props} />
        </Suspense>
      </InputBoundary>
    );
  };
}
