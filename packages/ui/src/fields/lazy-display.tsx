import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldDisplayProps } from './display-props.ts';

type Display = ComponentType<FieldDisplayProps>;

/**
 * Loads a display with the first value that needs it. Until then, and where it can't be loaded,
 * `Fallback` shows the value.
 */
export function lazyDisplay(load: () => Promise<Display>, Fallback: Display): Display {
  const Loaded = lazy(async () => ({ default: await load().catch(() => Fallback) }));
  return function OnDemand(props) {
    return (
      <Suspense fallback={<Fallback {...props} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
