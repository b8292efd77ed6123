import { Slottable } from 'radix-ui/slot';
import { Content, List, Root, Trigger } from 'radix-ui/tabs';
import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { valueId } from '../value-id.ts';
import { tabStyles } from './styles.ts';

/** The id of the enclosing Tabs, the prefix of the ids of its tabs and panels. */
const TabsId = createContext('');

/** Returns the ids of a tab and its panel. Radix would put the value into them as it is. */
function useTabIds(value: string): { readonly tabId: string; readonly panelId: string } {
  const id = use(TabsId);
  return { tabId: valueId(id, 'tab', value), panelId: valueId(id, 'panel', value) };
}

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

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  readonly value: string;
  /** The number of items in the panel. */
  readonly count?: ReactNode;
  readonly asChild?: boolean;
}

export function Tab({ count, className, children, ...props }: TabProps) {
  const styles = tabStyles();
  const { tabId, panelId } = useTabIds(props.value);
  const slotted = mergeChildClass({
    asChild: props.asChild,
    className: styles.tab({ className }),
    children,
  });
  return (
    <Trigger
      data-slot="tab"
      id={tabId}
      aria-controls={panelId}
      className={slotted.className}
      {...props}
    >
      <Slottable>{slotted.children}</Slottable>
      {count !== undefined && <span className={styles.count()}>{count}</span>}
    </Trigger>
  );
}

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
