import type { ReactNode } from 'react';

/** Whether an overlay is open: kept by itself, or by its caller. */
export interface OverlayProps {
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children?: ReactNode;
}
