import { useId, type ComponentProps, type ReactNode } from 'react';
import { Primitive } from '../primitive.tsx';
import { SkipLink } from '../skip-link/index.ts';
import { tv } from '../styling/index.ts';
import { appShellMessages } from './messages.ts';

/**
 * The shell is as high as the window, and what is in it scrolls, so that bars
 * stay at the edges. In a very low window (400 % zoom) the page scrolls as one. Only the screen itself is
 * printed.
 */
const shellStyles = tv({
  slots: {
    shell:
      'isolate grid h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-canvas text-ink lg:grid-cols-[var(--ninefold-size-sidebar)_minmax(0,1fr)] short:h-auto short:min-h-dvh print:block print:h-auto',
    banner: 'col-span-full row-start-1 min-w-0 short:sticky short:top-0 short:z-10 print:hidden',
    sidebar:
      'row-start-2 hidden min-h-0 flex-col border-e border-line bg-sunken lg:row-end-4 lg:flex short:lg:h-auto print:hidden',
    sidebarHeader: 'flex flex-col gap-3 p-3 pb-0',
    sidebarBody: 'min-h-0 flex-1 overflow-y-auto p-3',
    sidebarFooter: 'mx-3 border-t border-line py-2',
    main: 'row-start-2 flex min-h-0 min-w-0 flex-col outline-none lg:col-start-2 lg:row-end-4 short:min-h-[auto]',
    bottomBar:
      'row-start-3 border-t border-line bg-panel pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden',
    topBar:
      'flex h-bar shrink-0 items-center gap-3 border-b border-line px-4 text-ink-subtle sm:px-6 print:hidden',
    // Positioned: hidden texts in it would otherwise lengthen the page, which would then scroll beside it.
    body: 'relative min-h-0 min-w-0 flex-1 overflow-auto overscroll-contain outline-offset-[-2px] short:overflow-visible print:overflow-visible',
    footer:
      'flex min-h-footer shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-canvas px-4 py-1 text-md text-ink-subtle tabular-nums sm:px-6',
  },
});

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
  const id = useId();
  const main = mainId ?? `${id}main`;
  const styles = shellStyles();
  return (
    <div data-slot="app-shell" className={styles.shell({ className })} {...props}>
      <SkipLink href={`#${main}`}>{appShellMessages.skip}</SkipLink>
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

export interface AppShellSidebarProps extends ComponentProps<'div'> {
  /** Stays on top: the product's name, search. */
  readonly header?: ReactNode;
  /** Stays below: the signed-in person. */
  readonly footer?: ReactNode;
  /** Scrolls: a SideNavigation. */
  readonly children?: ReactNode;
}

export function AppShellSidebar({
  header,
  footer,
  className,
  children,
  ...props
}: AppShellSidebarProps) {
  const styles = shellStyles();
  return (
    <div data-slot="app-shell-sidebar" className={styles.sidebar({ className })} {...props}>
      {header !== undefined && <div className={styles.sidebarHeader()}>{header}</div>}
      <div className={styles.sidebarBody()}>{children}</div>
      {footer !== undefined && <div className={styles.sidebarFooter()}>{footer}</div>}
    </div>
  );
}

/** The bar on top of a screen: breadcrumbs; on phones logo, title and the first action. */
export function AppShellTopBar({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return (
    <Primitive.div
      data-slot="app-shell-top-bar"
      className={shellStyles().topBar({ className })}
      {...props}
    />
  );
}

/** The scrolling part of a screen. A list whose table scrolls replaces it. */
export function AppShellBody({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return (
    <Primitive.div
      data-slot="app-shell-body"
      className={shellStyles().body({ className })}
      {...props}
    />
  );
}

/** The bar below a screen, always in sight: counts, pages, the buttons of a form. */
export function AppShellFooter({ className, ...props }: ComponentProps<typeof Primitive.div>) {
  return (
    <Primitive.div
      data-slot="app-shell-footer"
      className={shellStyles().footer({ className })}
      {...props}
    />
  );
}
