import { Root } from 'radix-ui/tabs';
import { useId, type ComponentProps } from 'react';
import { TabsId } from './tab-ids.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The value of the selected tab, when controlled. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
  /** `manual`: arrow keys move, Enter shows; where showing takes time. */
  readonly activationMode?: 'automatic' | 'manual';
  readonly dir?: 'ltr' | 'rtl';
}

/** Switches between panels that share one place. For tabs that are addresses, use NavigationTabs. */
export function Tabs(props: TabsProps) {
  return (
    <TabsId value={useId()}>
      <Root data-slot="tabs" {...props} />
    </TabsId>
  );
}
