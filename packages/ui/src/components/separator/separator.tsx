import { Root } from 'radix-ui/separator';
import type { ComponentProps } from 'react';
import { tv } from '../styling/index.ts';
import { mergeChildClass } from '../child-class.ts';

const styles = tv({
  base: 'shrink-0 border-0 bg-line forced-colors:bg-[CanvasText]',
  variants: {
    orientation: { horizontal: 'h-px w-full', vertical: 'min-h-4 w-px self-stretch' },
    strength: { normal: '', strong: 'bg-line-strong' },
  },
});

export interface SeparatorProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly orientation?: 'horizontal' | 'vertical';
  /** `strong` between parts that are close together. */
  readonly strength?: 'normal' | 'strong';
  /** Hides it from screen readers, when headings or lists already separate the content. */
  readonly decorative?: boolean;
  readonly asChild?: boolean;
}

/** A line between groups of content. */
export function Separator({
  orientation = 'horizontal',
  strength,
  className,
  ...props
}: SeparatorProps) {
  return (
    <Root
      data-slot="separator"
      orientation={orientation}
      {...mergeChildClass({ className: styles({ orientation, strength, className }), ...props })}
    />
  );
}
