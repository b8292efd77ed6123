import { Root } from 'radix-ui/toolbar';
import { createContext, type ComponentProps } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { toolbarStyles } from './styles.ts';

/** The direction of the toolbar, for the groups in it. */
export const ToolbarOrientation = createContext<'horizontal' | 'vertical'>('horizontal');

export interface ToolbarProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** The accessible name. */
  readonly label: string;
  readonly orientation?: 'horizontal' | 'vertical';
  /** Draws an outline. */
  readonly framed?: boolean;
  /** Lets arrow keys wrap from the last tool to the first. */
  readonly loop?: boolean;
  readonly dir?: 'ltr' | 'rtl';
  readonly asChild?: boolean;
}

/** A row of tools that is a single tab stop: arrow keys move between them. */
export function Toolbar({
  label,
  orientation = 'horizontal',
  framed,
  className,
  ...props
}: ToolbarProps) {
  return (
    <ToolbarOrientation value={orientation}>
      <Root
        data-slot="toolbar"
        data-orientation={orientation}
        aria-label={label}
        orientation={orientation}
        {...mergeChildClass({
          className: toolbarStyles({ framed }).toolbar({ className }),
          ...props,
        })}
      />
    </ToolbarOrientation>
  );
}
