import { useState } from 'react';
import { BottomTab, BottomTabs } from '../../components/app-shell/index.ts';
import { Drawer, DrawerTrigger } from '../../components/drawer/index.ts';
import { useMediaQuery } from '../use-media-query.ts';
import type { AppFrameLabels, AppFrameProps } from './app-frame-props.ts';
import { PhoneDrawer } from './phone-drawer.tsx';
import { sidebarShown } from './sidebar-shown.ts';

export interface PhoneBarProps extends AppFrameProps {
  readonly mainId: string;
  readonly labels: AppFrameLabels;
}

/** The phone's navigation: the first places, and all of them behind "More". */
export function PhoneBar(props: PhoneBarProps) {
  const { phoneEntries = [], breadcrumbs, labels } = props;
  const here = JSON.stringify(breadcrumbs.map((crumb) => crumb.href ?? crumb.label));
  const [openedAt, setOpenedAt] = useState<string>();
  const withSidebar = useMediaQuery(sidebarShown);
  // Going elsewhere closes it, by a link in it as by the phone's own "back".
  const open = openedAt === here && !withSidebar;
  const close = () => setOpenedAt(undefined);
  const tabs = phoneEntries.slice(0, 4);
  const elsewhere = !tabs.some((entry) => entry.current);
  return (
    <BottomTabs label={labels.phoneNavigation}>
      {tabs.map((entry) => (
        <BottomTab key={entry.href} href={entry.href} current={entry.current}>
          <span className="max-w-full truncate">{entry.label}</span>
        </BottomTab>
      ))}
      <Drawer open={open} onOpenChange={(next) => (next ? setOpenedAt(here) : close())}>
        <DrawerTrigger asChild>
          {/* It looks like where one is, but is itself no place. */}
          <BottomTab asChild current={elsewhere} aria-current={undefined}>
            <button type="button">{labels.more}</button>
          </BottomTab>
        </DrawerTrigger>
        <PhoneDrawer {...props} onLinkFollowed={close} />
      </Drawer>
    </BottomTabs>
  );
}
