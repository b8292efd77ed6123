import { Root } from 'radix-ui/dialog';
import type { ReactNode } from 'react';

export interface DrawerProps {
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children?: ReactNode;
}

/** A modal sheet from an edge: navigation on phones, filters. Its parts are those of Dialog. */
export function Drawer(props: DrawerProps) {
  return <Root {...props} />;
}
