import { Anchor, Close, Root, Trigger } from 'radix-ui/popover';
import type { ComponentProps, ReactNode } from 'react';

export interface PopoverProps {
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  /** The page cannot be used meanwhile. Over a dialog it has to be: the dialog keeps the wheel to itself. */
  readonly modal?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children?: ReactNode;
}

/** A small window beside its trigger that leaves the page usable. */
export function Popover(props: PopoverProps) {
  return <Root {...props} />;
}

export type PopoverTriggerProps = ComponentProps<typeof Trigger>;

export function PopoverTrigger(props: PopoverTriggerProps) {
  return <Trigger data-slot="popover-trigger" {...props} />;
}

export type PopoverAnchorProps = ComponentProps<typeof Anchor>;

/** Positions the popover, when that isn't the trigger's place. */
export function PopoverAnchor(props: PopoverAnchorProps) {
  return <Anchor data-slot="popover-anchor" {...props} />;
}

export type PopoverCloseProps = ComponentProps<typeof Close>;

export function PopoverClose(props: PopoverCloseProps) {
  return <Close data-slot="popover-close" {...props} />;
}
