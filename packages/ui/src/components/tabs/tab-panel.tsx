import { Content } from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { tabStyles } from './styles.ts';

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The value of its tab. */
  readonly value: string;
}

export function TabPanel({ className, ...props }: TabPanelProps) {
  return <Content data-slot="tab-panel" className={tabStyles().panel({ className })} {...props} />;
}
