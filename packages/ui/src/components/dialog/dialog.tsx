import { Root } from 'radix-ui/dialog';
import type { ReactNode } from 'react';

export interface DialogProps {
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children?: ReactNode;
}

/** A window over the page, for a task that is done or left before going on. */
export function Dialog(props: DialogProps) {
  return <Root {...props} />;
}
