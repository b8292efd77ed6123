import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useState } from 'react';
import { Skeleton } from '../../components/skeleton/index.ts';
import { InputBoundary } from './input-boundary.tsx';
import type { FieldInputProps } from './input-props.ts';
import { labelsWith } from './labels.ts';

type Input = ComponentType<FieldInputProps>;

/** An input that is loaded with the first field that needs it; where that fails, it can be tried again. */
export function lazyInput(load: () => Promise<Input>): Input {
  const begin = (): LazyExoticComponent<Input> => lazy(async () => ({ default: await load() }));
  // Shared by the fields of a kind: one that is tried again loads it for those that come later.
  let shared = begin();
  return function OnDemand(props) {
    const [Loaded, setLoaded] = useState(() => shared);
    const tryAgain = (): void => {
      // A component that failed to load stays so.
      shared = begin();
      setLoaded(() => shared);
    };
    return (
      <InputBoundary labels={labelsWith(props.labels)} onRetry={tryAgain}>
        <Suspense fallback={<Skeleton shape="block" className="h-control" />}>
          <Loaded {...props} />
        </Suspense>
      </InputBoundary>
    );
  };
}
