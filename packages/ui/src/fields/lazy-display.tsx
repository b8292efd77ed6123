import { type ComponentType, lazy, Suspense } from 'react';
import type { KindDisplayProps } from './display-props.ts';

type Display = ComponentType<KindDisplayProps>;

/**
 * Loads a display with its first value. Until then `Loading` shows, by default what shows the value where
 * that fails.
 */
export function lazyDisplay(
  load: () => Promise<Display>,
  Fallback: Display,
  Loading = Fallback,
): Display {
  const Loaded = lazy(async () => ({ default: await load().catch(() => Fallback) }));
  return function OnDemand(props) {
    return (
      <Suspense fallback={<Loading {...props} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
