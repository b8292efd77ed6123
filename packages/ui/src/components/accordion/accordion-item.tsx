import { Content, Header, Item, Trigger } from 'radix-ui/accordion';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { accordionStyles } from './styles.ts';

export interface AccordionItemProps extends ComponentProps<'div'> {
  readonly value: string;
  readonly disabled?: boolean;
  readonly asChild?: boolean;
}

/** A section: an AccordionTrigger and the AccordionPanel that it opens. */
export function AccordionItem({ className, ...props }: AccordionItemProps) {
  return (
    <Item
      data-slot="accordion-item"
      {...mergeChildClass({ className: accordionStyles().item({ className }), ...props })}
    />
  );
}

export interface AccordionTriggerProps extends ComponentProps<'button'> {
  /** The heading level of the title in the page's outline. */
  readonly level?: 2 | 3 | 4 | 5 | 6;
  /** At the end of the row: a count or a badge. */
  readonly end?: ReactNode;
}

/** The title of a section, which opens and closes it. */
export function AccordionTrigger({
  level = 3,
  end,
  className,
  children,
  ...props
}: AccordionTriggerProps) {
  const styles = accordionStyles();
  const Element = `h${level}` as const;
  return (
    <Header asChild>
      <Element className={styles.heading()}>
        <Trigger data-slot="accordion-trigger" className={styles.trigger({ className })} {...props}>
          <ChevronRight aria-hidden="true" className={styles.icon()} />
          <span className={styles.title()}>{children}</span>
          {end !== undefined && <span className={styles.end()}>{end}</span>}
        </Trigger>
      </Element>
    </Header>
  );
}

export interface AccordionPanelProps extends ComponentProps<'div'> {
  /** Keeps the closed panel in the page, hidden, so that its fields keep their values. */
  readonly keepMounted?: boolean;
  readonly asChild?: boolean;
}

/** The content of a section, shown while it is open. */
export function AccordionPanel({ keepMounted = false, className, ...props }: AccordionPanelProps) {
  return (
    <Content
      data-slot="accordion-panel"
      forceMount={keepMounted || undefined}
      {...mergeChildClass({
        className: accordionStyles().panel({
          className: [keepMounted && 'data-[state=closed]:hidden', className],
        }),
        ...props,
      })}
    />
  );
}
