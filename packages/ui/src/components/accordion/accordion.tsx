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
  /** At most one part is open: opening it closes the one before. */
  readonly selection: 'single';
  /** The value of the part that is open, where the caller keeps it; empty for none. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
}

interface AnyOpen {
  /** Parts open and close each by itself. */
  readonly selection?: 'multiple';
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onValueChange?: (value: string[]) => void;
}

export type AccordionProps = AccordionLookProps & (OneOpen | AnyOpen);

/** Parts of a page below each other, of which one sees the titles and opens what is needed. */
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

/** Radix asks for lists that it could change, and changes none. */
type Mutable<Props> = {
  [Name in keyof Props]: Props[Name] extends readonly string[] | undefined
    ? string[] | undefined
    : Props[Name];
};
