import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldDisplayProps } from './display-props.ts';

type Display = ComponentType<FieldDisplayProps>;

/** Loads a display with its first value. Until then, and where that fails, `Fallback` shows it. */
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
