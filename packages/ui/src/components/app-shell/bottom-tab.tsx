import { StyledAnchor } from '../styled-anchor.tsx';
import { Slottable } from 'radix-ui/slot';
import type { ComponentProps, ReactNode } from 'react';
import { bottomTabStyles } from './bottom-tab-styles.ts';

export interface BottomTabProps extends ComponentProps<'a'> {
  readonly current?: boolean;
  readonly icon?: ReactNode;
  /** For a router's link, or for a button that opens a Drawer. */
  readonly asChild?: boolean;
}

export function BottomTab({
  current = false,
  icon,
  className,
  children,
  ...props
}: BottomTabProps) {
  return (
    <StyledAnchor
      data-slot="bottom-tab"
      aria-current={current ? 'page' : undefined}
      className={bottomTabStyles({ current }).tab({ className })}
      {...props}
    >
      {icon}
      <Slottable>{children}</Slottable>
    </StyledAnchor>
  );
}
