import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldDisplayProps } from './display-props.ts';

type Show = ComponentType<FieldDisplayProps>;

/**
 * Loads a component with the first value that needs it. Until it is there, and where it can't be
 * loaded, another one shows the value.
 */
export function lazyDisplay(load: () => Promise<Show>, Meanwhile: Show): Show {
  const Loaded = lazy(async () => ({ default: await load().catch(() => Meanwhile) }));
  return function OnDemand(props) {
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
