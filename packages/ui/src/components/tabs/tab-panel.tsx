import { Content } from 'radix-ui/tabs';
import type { ComponentProps } from 'react';
import { tabStyles } from './styles.ts';
import { useTabIds } from './tab-ids.ts';

export interface TabPanelProps extends ComponentProps<'div'> {
  /** The value of its tab. */
  readonly value: string;
}

export function TabPanel({ className, ...props }: TabPanelProps) {
  const { tabId, panelId } = useTabIds(props.value);
  return (
    <Content
      data-slot="tab-panel"
      id={panelId}
      aria-labelledby={tabId}
      className={tabStyles().panel({ className })}
      {...props}
    />
  );
}
