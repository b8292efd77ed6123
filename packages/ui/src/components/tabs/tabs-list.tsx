import { List } from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { tabStyles } from './styles.ts';

export interface TabsListProps extends ComponentProps<'div'> {
  /** Names the row of tabs. */
  readonly label: string;
}

export function TabsList({ label, className, ...props }: TabsListProps) {
  return (
    <List
      data-slot="tabs-list"
      aria-label={label}
      className={tabStyles().list({ className })}
      {...props}
    />
  );
}
