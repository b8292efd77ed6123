import { Root } from 'radix-ui/dialog';
import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children?: ReactNode;
}

/** A modal window for a short task. */
export function Dialog(props: DialogProps) {
  return <Root {...props} />;
}
