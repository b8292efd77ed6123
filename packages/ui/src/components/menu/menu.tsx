import { Root, Trigger } from 'radix-ui/dropdown-menu';
import type { ComponentProps, ReactNode } from 'react';

export interface MenuProps {
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  /** True keeps the page behind from scrolling and from being pressed while it is open. */
  readonly modal?: boolean;
  readonly children?: ReactNode;
}

/** A button's list of actions. For choosing a value use Select; for places, links. */
export function Menu({ modal = false, ...props }: MenuProps) {
  return <Root modal={modal} {...props} />;
}

export type MenuTriggerProps = ComponentProps<typeof Trigger>;

export function MenuTrigger(props: MenuTriggerProps) {
  return <Trigger data-slot="menu-trigger" {...props} />;
}
