import { Anchor } from 'radix-ui/popover';
import { type ReactNode, useId, useRef, useState } from 'react';
import { isOverDialog } from '@ninefold/ui/patterns/screen-actions';
import {
  Drawer,
  DrawerBody,
  DrawerContent,
  DrawerHeader,
  DrawerTitle,
} from '@ninefold/ui/components/drawer';
import { Popover, PopoverContent } from '@ninefold/ui/components/popover';
import { phone, useMediaQuery } from '@ninefold/ui/patterns/use-media-query';
import type { WhyWindowProps } from '../why-props.ts';

export interface WindowProps extends WhyWindowProps {
  readonly title: string;
  /** It is read first, and has the focus; otherwise what it begins with. */
  readonly isRead?: boolean;
  readonly children: ReactNode;
}

/** A small window beside what was asked about; on phones a sheet from below. */
export function WhyWindow({
  title,
  anchor,
  returnFocus,
  onClose,
  isRead = false,
  children,
}: WindowProps) {
  const id = useId();
  const narrow = useMediaQuery(phone);
  const content = useRef<HTMLDivElement>(null);
  const [modal] = useState(() => isOverDialog(returnFocus.current));
  // Set only when it closes: a sheet that becomes a popover would focus what is outside, and so close it.
  const returnClosed = useRef<HTMLElement>(null);
  const change = (open: boolean) => {
    if (open) return;
    returnClosed.current = returnFocus.current;
    // While it is there still: a press elsewhere may take the focus further.
    returnFocus.current?.focus({ preventScroll: true });
    onClose();
  };
  if (narrow) {
    return (
      <Drawer open onOpenChange={change}>
        <DrawerContent
          side="bottom"
          ref={content}
          // A field would call the keyboard, over what is to be read.
          initialFocus={content}
          data-why-window=""
          returnFocus={returnClosed}
          aria-describedby={undefined}
        >
          <DrawerHeader>
            <DrawerTitle>{title}</DrawerTitle>
          </DrawerHeader>
          <DrawerBody scrollLabel={title} className="pb-4">
            {children}
          </DrawerBody>
        </DrawerContent>
      </Drawer>
    );
  }
  return (
    <Popover open modal={modal} onOpenChange={change}>
      <Anchor virtualRef={anchor} />
      <PopoverContent
        ref={content}
        initialFocus={isRead ? content : undefined}
        // A press elsewhere may move the focus, so it is returned first.
        returnFocus={modal ? returnClosed : undefined}
        data-why-window=""
        aria-labelledby={`${id}title`}
        className="w-104"
      >
        <h2 id={`${id}title`} className="mb-2 font-semibold">
          {title}
        </h2>
        {children}
      </PopoverContent>
    </Popover>
  );
}
