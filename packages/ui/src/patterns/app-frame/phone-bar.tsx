import { useState } from 'react';
import { BottomTab, BottomTabs } from '../../components/app-shell/index.ts';
import {
  Drawer,
  DrawerBody,
  DrawerContent,
  DrawerFooter,
  DrawerHeader,
  DrawerTitle,
  DrawerTrigger,
} from '../../components/drawer/index.ts';
import { AccountMenu } from './account-menu.tsx';
import type { AppFrameLabels, AppFrameProps } from './app-frame-props.ts';
import { NavigationEntries } from './navigation-entries.tsx';

export interface PhoneBarProps extends AppFrameProps {
  readonly labels: AppFrameLabels;
}

/** The phone's navigation: the first places, and all of them behind "More". */
export function PhoneBar(props: PhoneBarProps) {
  const { phoneEntries = [], brand, search, labels } = props;
  const [open, setOpen] = useState(false);
  const shown = phoneEntries.slice(0, 4);
  const elsewhere = !shown.some((entry) => entry.current);
  return (
    <BottomTabs label={labels.phoneNavigation}>
      {shown.map((entry) => (
        <BottomTab key={entry.href} href={entry.href} current={entry.current}>
          <span className="max-w-full truncate">{entry.label}</span>
        </BottomTab>
      ))}
      <Drawer open={open} onOpenChange={setOpen}>
        <DrawerTrigger asChild>
          <BottomTab asChild className={elsewhere ? 'text-ink' : undefined}>
            <button type="button">{labels.more}</button>
          </BottomTab>
        </DrawerTrigger>
        <DrawerContent
          side="end"
          // A link was followed: the screen behind is another one now.
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
          }}
        >
          <DrawerHeader closeLabel={labels.close}>
            <DrawerTitle>{brand.title}</DrawerTitle>
          </DrawerHeader>
          <DrawerBody className="flex flex-col gap-3 px-3">
            {search}
            <NavigationEntries {...props} />
          </DrawerBody>
          <DrawerFooter className="border-t border-line px-3 py-2">
            <AccountMenu {...props} />
          </DrawerFooter>
        </DrawerContent>
      </Drawer>
    </BottomTabs>
  );
}
