import { Separator } from 'radix-ui/toolbar';
import type { ComponentProps } from 'react';
import { Primitive } from '../primitive.tsx';
import { toolbarStyles } from './styles.ts';

export interface ToolbarGroupProps extends ComponentProps<'div'> {
  readonly label: string;
  readonly asChild?: boolean;
}

/** Tools that belong together: they stay in one line while there is room. */
export function ToolbarGroup({ label, className, ...props }: ToolbarGroupProps) {
  return (
    <Primitive.div
      data-slot="toolbar-group"
      // A fieldset is for the controls of a form.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      className={toolbarStyles().group({ className })}
      {...props}
    />
  );
}

export type ToolbarSeparatorProps = Omit<ComponentProps<'div'>, 'children'>;

/** A line between groups of tools, across the direction of the toolbar. */
export function ToolbarSeparator({ className, ...props }: ToolbarSeparatorProps) {
  return (
    <Separator
      data-slot="toolbar-separator"
      className={toolbarStyles().separator({ className })}
      {...props}
    />
  );
}
