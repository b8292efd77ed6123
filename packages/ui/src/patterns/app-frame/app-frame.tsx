import { AppShell, AppShellBody, AppShellSidebar } from '../../components/app-shell/index.ts';
import { AccountMenu } from './account-menu.tsx';
import type { AppFrameProps } from './app-frame-props.ts';
import { Brand } from './brand.tsx';
import { appFrameLabels } from './labels.ts';
import { NavigationEntries } from './navigation-entries.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { TopBar } from './top-bar.tsx';

/** What stands around every screen: navigation, the person, the way here. */
export function AppFrame(props: AppFrameProps) {
  const { search, children } = props;
  const labels = { ...appFrameLabels, ...props.labels };
  return (
    <AppShell
      data-slot="app-frame"
      skipLabel={labels.skip}
      sidebar={
        <AppShellSidebar
          header={
            <>
              <Brand {...props} />
              {search}
            </>
          }
          footer={<AccountMenu {...props} labels={labels} />}
        >
          <NavigationEntries {...props} labels={labels} />
        </AppShellSidebar>
      }
      bottomBar={<PhoneBar {...props} labels={labels} />}
    >
      <TopBar {...props} labels={labels} />
      <AppShellBody className="flex flex-col">{children}</AppShellBody>
    </AppShell>
  );
}
