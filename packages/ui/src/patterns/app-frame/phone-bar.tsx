import { lazy, Suspense, useState } from 'react';
import { BottomTab, BottomTabs } from '../../components/app-shell/index.ts';
import { useMediaQuery } from '../use-media-query/index.ts';
import { appFrameMessages } from './messages.ts';
import type { PhoneDrawerProps } from './phone-drawer.tsx';
import { sidebarShown } from './sidebar-shown.ts';

const loadDrawer = () => import('./phone-drawer.tsx');
const PhoneDrawer = lazy(async () => ({ default: (await loadDrawer()).PhoneDrawer }));

/** Ahead of the press; where it fails now, the press says so. */
const preload = () => {
  loadDrawer().catch(() => undefined);
};

/** The phone's navigation: the first places, and all of them behind "More". */
export function PhoneBar(props: Omit<PhoneDrawerProps, 'open' | 'onClose'>) {
  const { phoneEntries = [], breadcrumbs } = props;
  const here = JSON.stringify(breadcrumbs.map((crumb) => crumb.href ?? crumb.label));
  // The path where it was opened. Kept after closing, so that the closing is visible.
  const [openedAt, setOpenedAt] = useState<string>();
  const [closed, setClosed] = useState(false);
  const withSidebar = useMediaQuery(sidebarShown);
  // Going elsewhere closes it, by a link in it as by the phone's own "back".
  const open = openedAt === here && !closed && !withSidebar;
  const close = () => setClosed(true);
  const tabs = phoneEntries.slice(0, 4);
  const elsewhere = !tabs.some((entry) => entry.current);
  return (
    <BottomTabs label={appFrameMessages.phoneNavigation}>
      {tabs.map((entry) => (
        <BottomTab key={entry.href} href={entry.href} current={entry.current}>
          <span className="max-w-full truncate">{entry.label}</span>
        </BottomTab>
      ))}
      {/* It looks like where one is, but is itself no place. */}
      <BottomTab asChild current={elsewhere} aria-current={undefined}>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => {
            setOpenedAt(here);
            setClosed(false);
          }}
        >
          {appFrameMessages.more}
        </button>
      </BottomTab>
      {openedAt !== undefined && (
        <Suspense>
          <PhoneDrawer {...props} open={open} onClose={close} />
        </Suspense>
      )}
    </BottomTabs>
  );
}
