import { Root } from 'radix-ui/accordion';
import type { ComponentProps } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { accordionStyles } from './styles.ts';

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
