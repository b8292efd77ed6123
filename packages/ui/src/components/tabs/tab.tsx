import { Slottable } from 'radix-ui/slot';
import { Trigger } from 'radix-ui/tabs';
import type { ComponentProps, ReactNode } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { tabStyles } from './styles.ts';
import { useTabIds } from './tab-ids.ts';

export interface TabProps extends Omit<ComponentProps<'button'>, 'value'> {
  readonly value: string;
  /** How many there are in the panel. */
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
