import { useId, useState } from 'react';
import { AppShell, AppShellBody, AppShellSidebar } from '../../components/app-shell/index.ts';
import { type ScreenAction, useScreenActions } from '../screen-actions/index.ts';
import { Account } from './account.tsx';
import type { AppFrameProps } from './app-frame-props.ts';
import { Brand } from './brand.tsx';
import { appFrameMessages } from './messages.ts';
import { NavigationEntries } from './navigation-entries.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { placeActions } from './place-actions.ts';
import { ScreenBarContext, ScreenBarEndContext } from './screen-header.tsx';
import { SearchButton } from './search-button.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every screen: navigation, account, breadcrumbs. */
export function AppFrame(props: AppFrameProps) {
  const { search, groups, tenant, banner, children } = props;
  const mainId = useId();
  useScreenActions([...searchActions(search), ...placeActions(groups)]);
  const [screenBar, setScreenBar] = useState<HTMLElement | null>(null);
  const [screenBarEnd, setScreenBarEnd] = useState<HTMLElement | null>(null);
  return (
    <AppShell
      data-slot="app-frame"
      mainId={mainId}
      banner={banner}
      sidebar={
        <AppShellSidebar
          header={
            <header className="flex flex-col gap-3 pb-2">
              <Brand {...props} />
              {tenant}
              {search && <SearchButton search={search} />}
            </header>
          }
          footer={
            <section aria-label={appFrameMessages.account}>
              <Account {...props} />
            </section>
          }
        >
          {/* What scrolls ends below the header, not at its words. */}
          <NavigationEntries {...props} className="-mt-2" />
          {props.navigationEnd}
        </AppShellSidebar>
      }
      bottomBar={<PhoneBar {...props} mainId={mainId} />}
    >
      <TopBar {...props} screenBar={setScreenBar} screenBarEnd={setScreenBarEnd} />
      <ScreenBarContext value={screenBar}>
        <ScreenBarEndContext value={screenBarEnd}>
          <AppShellBody className="flex flex-col">{children}</AppShellBody>
        </ScreenBarEndContext>
      </ScreenBarContext>
    </AppShell>
  );
}

function searchActions(search: AppFrameProps['search']): readonly ScreenAction[] {
  if (search === undefined) return [];
  const { shortcut, onOpen: onSelect } = search;
  const label = appFrameMessages.search;
  return [{ id: 'search', label, place: 'everywhere', shortcut, keysOnly: true, onSelect }];
}
