import { StyledAnchor } from '../styled-anchor.tsx';
import { Slottable } from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { sideNavigationStyles } from './styles.ts';

export interface SideNavigationItemProps extends ComponentProps<'a'> {
  readonly current?: boolean;
  /** At the end: how many there are, already written short (“4.8k”). */
  readonly count?: ReactNode;
  /** A decorative icon before the text. */
  readonly start?: ReactNode;
  /** 2 for what lies within the item above. */
  readonly level?: 1 | 2;
  /** For a router's link, which becomes the item. */
  readonly asChild?: boolean;
}

/** One place, a link within its list item. */
export function SideNavigationItem({
  current = false,
  count,
  start,
  level,
  className,
  children,
  ...props
}: SideNavigationItemProps) {
  const styles = sideNavigationStyles({ current, level });
  return (
    <li>
      <StyledAnchor
        data-slot="side-navigation-item"
        aria-current={current ? 'page' : undefined}
        className={styles.item({ className })}
        {...props}
      >
        {start}
        <Slottable>{children}</Slottable>
        {count !== undefined && <span className={styles.count()}>{count}</span>}
      </StyledAnchor>
    </li>
  );
}
