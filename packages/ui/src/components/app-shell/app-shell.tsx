import { useId, type ComponentProps, type ReactNode } from 'react';
import { useLabels } from '../../labels/index.ts';
import { SkipLink } from '../skip-link/index.ts';
import { shellStyles } from './styles.ts';

export interface AppShellProps extends ComponentProps<'div'> {
  /** Across the top of every screen: a notice such as “Example data”. */
  readonly banner?: ReactNode;
  /** An AppShellSidebar, shown from 1024 px. */
  readonly sidebar?: ReactNode;
  /** A BottomTabs, shown below 1024 px. */
  readonly bottomBar?: ReactNode;
  /** Id of the main landmark, where the skip link goes. */
  readonly mainId?: string;
  /** The screen: AppShellTopBar, AppShellBody, AppShellFooter. */
  readonly children?: ReactNode;
}

export const appShellLabels = { skip: 'Skip to content' };

/** The frame of the application: navigation beside or below, the screen in the main landmark. */
export function AppShell({
  banner,
  sidebar,
  bottomBar,
  mainId,
  className,
  children,
  ...props
}: AppShellProps) {
  const labels = useLabels(appShellLabels);
  const id = useId();
  const main = mainId ?? `${id}main`;
  const styles = shellStyles();
  return (
    <div data-slot="app-shell" className={styles.shell({ className })} {...props}>
      <SkipLink href={`#${main}`}>{labels.skip}</SkipLink>
      {banner !== undefined && (
        <div data-slot="app-shell-banner" className={styles.banner()}>
          {banner}
        </div>
      )}
      {sidebar}
      <main data-slot="app-shell-main" id={main} tabIndex={-1} className={styles.main()}>
        {children}
      </main>
      {bottomBar !== undefined && (
        <div data-slot="app-shell-bottom-bar" className={styles.bottomBar()}>
          {bottomBar}
        </div>
      )}
    </div>
  );
}
