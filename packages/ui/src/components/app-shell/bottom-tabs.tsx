import type { ComponentProps } from 'react';
import { bottomTabStyles } from './bottom-tab-styles.ts';

export interface BottomTabsProps extends ComponentProps<'nav'> {
  /** Names the navigation, apart from the other ones of the page. */
  readonly label: string;
}

/** The phone's navigation: at most five BottomTab. */
export function BottomTabs({ label, className, ...props }: BottomTabsProps) {
  return (
    <nav
      data-slot="bottom-tabs"
      aria-label={label}
      className={bottomTabStyles().bar({ className })}
      {...props}
    />
  );
}
