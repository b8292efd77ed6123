import { useState } from 'react';
import {
  Drawer,
  DrawerBody,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
} from '../../components/drawer/index.ts';
import { ProductLogo } from '../../components/logo/index.ts';
import { Account } from './account.tsx';
import type { AppFrameProps } from './app-frame-props.ts';
import { NavigationEntries } from './navigation-entries.tsx';

export interface PhoneDrawerProps extends AppFrameProps {
  readonly mainId: string;
  readonly open: boolean;
  /** Called by its button, by Escape, and by following a link, even to the current page. */
  readonly onClose: () => void;
}

/** Shows the sidebar's content on phones. */
export function PhoneDrawer({ open, onClose, ...props }: PhoneDrawerProps) {
  const { brand, tenant, mainId } = props;
  const [returnFocus] = useState(() => focusReturn(mainId));
  return (
    <Drawer open={open} onOpenChange={(next) => !next && onClose()}>
      <DrawerContent
        side="end"
        returnFocus={returnFocus}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a[href]')) onClose();
        }}
      >
        <DrawerHeader className="items-center border-b border-line py-2">
          <div className="flex min-w-0 items-center gap-2">
            <ProductLogo src={brand.logo} filled={brand.known} />
            <DrawerTitle className="line-clamp-2 text-base font-semibold">
              {brand.title}
            </DrawerTitle>
          </div>
        </DrawerHeader>
        <DrawerBody className="flex flex-col gap-3 px-3 py-3">
          {tenant}
          <NavigationEntries {...props} />
          {props.navigationEnd}
        </DrawerBody>
        <DrawerFooter className="block border-t border-line px-3 py-2">
          <Account
            {...props}
            onViewAs={
              props.onViewAs &&
              (() => {
                onClose();
                props.onViewAs?.();
              })
            }
            developerEntries={props.developerEntries?.map((entry) => ({
              ...entry,
              onSelect: () => {
                onClose();
                entry.onSelect();
              },
            }))}
          />
        </DrawerFooter>
      </DrawerContent>
    </Drawer>
  );
}

/** Focus stays in the new screen if it has it, or else (null) returns to the button. */
function focusReturn(mainId: string): { readonly current: HTMLElement | null } {
  return {
    get current() {
      const active = document.activeElement;
      const inMain = document.getElementById(mainId)?.contains(active) ?? false;
      return inMain && active instanceof HTMLElement ? active : null;
    },
  };
}
