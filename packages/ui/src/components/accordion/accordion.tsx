import { ChevronRight } from 'lucide-react';
import { Content, Header, Item, Root, Trigger } from 'radix-ui/accordion';
import type { ComponentProps, ReactNode } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { tv } from '../styling/index.ts';

const accordionStyles = tv({
  slots: {
    accordion: 'min-w-0 border-t border-line',
    item: 'min-w-0 border-b border-line',
    heading: 'flex',
    trigger: [
      'group/trigger flex min-h-10 w-full min-w-0 items-center gap-2 py-2 text-start text-base font-medium text-ink transition-colors -outline-offset-2',
      'not-disabled:hover:bg-hover disabled:cursor-not-allowed disabled:text-ink-subtle forced-colors:disabled:text-[GrayText]',
    ],
    icon: 'size-4 shrink-0 text-ink-subtle transition-[rotate] duration-(--ninefold-duration-base) group-data-[state=open]/trigger:rotate-90 rtl:-scale-x-100 rtl:group-data-[state=open]/trigger:-rotate-90 motion-reduce:transition-none',
    title: 'min-w-0 flex-1 break-words',
    end: 'shrink-0 font-normal text-ink-subtle',
    // Below the title, not below the arrow.
    panel: 'min-w-0 ps-6 pb-4 text-base text-ink data-[state=open]:animate-appear',
  },
});

interface AccordionLookProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'dir' | 'onChange'
> {
  readonly disabled?: boolean;
  readonly dir?: 'ltr' | 'rtl';
  readonly asChild?: boolean;
}

interface OneOpen {
  /** At most one section is open: opening another closes it. */
  readonly selection: 'single';
  /** The value of the open section, when controlled; empty for none. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
}

interface AnyOpen {
  /** Sections open and close independently. */
  readonly selection?: 'multiple';
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onValueChange?: (value: string[]) => void;
}

export type AccordionProps = AccordionLookProps & (OneOpen | AnyOpen);

/** Stacked sections that expand and collapse. */
export function Accordion({
  selection = 'multiple',
  value,
  defaultValue,
  onValueChange,
  className,
  ...props
}: AccordionProps) {
  const kept = { value, defaultValue, onValueChange };
  const state =
    selection === 'single'
      ? { type: 'single' as const, collapsible: true, ...(kept as Omit<OneOpen, 'selection'>) }
      : { type: 'multiple' as const, ...(kept as Mutable<Omit<AnyOpen, 'selection'>>) };
  return (
    <Root
      data-slot="accordion"
      {...state}
      {...mergeChildClass({ className: accordionStyles().accordion({ className }), ...props })}
    />
  );
}

/** Radix's types ask for mutable lists, although it changes none. */
type Mutable<Props> = {
  [Name in keyof Props]: Props[Name] extends readonly string[] | undefined
    ? string[] | undefined
    : Props[Name];
};

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
