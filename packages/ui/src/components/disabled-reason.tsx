import type { MouseEvent } from 'react';
import { LazyTooltip } from './lazy-tooltip.tsx';

/**
 * Shows why the control around it can't be used. The control carries the same
 * text as `aria-description`, for screen readers.
 */
export function DisabledReason({ children }: { readonly children: string }) {
  return <LazyTooltip onPress>{children}</LazyTooltip>;
}

/** Keeps a press on a control that can't be used from doing anything. */
export function refusePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
