import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Slottable } from 'radix-ui/slot';
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { StyledAnchor } from '../styled-anchor.tsx';
import { tabStyles } from './styles.ts';

export interface NavigationTabsProps extends ComponentProps<'nav'> {
  /** Names the navigation, apart from the other ones of the page. */
  readonly label: string;
}

/** Tabs that are links: each has its own address, and the browser's buttons work. */
export function NavigationTabs({ label, className, ...props }: NavigationTabsProps) {
  return (
    <nav
      data-slot="navigation-tabs"
      aria-label={label}
      className={tabStyles().list({ className })}
      {...props}
    />
  );
}

export interface NavigationTabProps extends ComponentProps<'a'> {
  readonly current?: boolean;
  readonly count?: ReactNode;
  /** For a router's link. */
  readonly asChild?: boolean;
}

export function NavigationTab({
  current = false,
  count,
  className,
  children,
  ref,
  ...props
}: NavigationTabProps) {
  const element = useRef<HTMLAnchorElement>(null);
  const styles = tabStyles();
  useLayoutEffect(() => {
    if (current && element.current) revealInRow(element.current);
  }, [current]);
  return (
    <StyledAnchor
      data-slot="navigation-tab"
      ref={useComposedRefs(element, ref)}
      aria-current={current ? 'page' : undefined}
      className={styles.tab({ className })}
      {...props}
    >
      <Slottable>{children}</Slottable>
      {count !== undefined && <span className={styles.count()}>{count}</span>}
    </StyledAnchor>
  );
}

/** Scrolls the row, and nothing around it, until the tab is in sight. */
function revealInRow(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (row === null) return;
  const outer = row.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const margin = 32;
  if (inner.left < outer.left + margin) row.scrollLeft -= outer.left + margin - inner.left;
  else if (inner.right > outer.right - margin) row.scrollLeft += inner.right - outer.right + margin;
}
