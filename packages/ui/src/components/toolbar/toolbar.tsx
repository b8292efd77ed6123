import { Root } from 'radix-ui/toolbar';
import { createContext, type ComponentProps } from 'react';
import { mergeChildClass } from '../child-class.ts';
import { toolbarStyles } from './styles.ts';

/** The direction of the toolbar, for the groups in it. */
export const ToolbarOrientation = createContext<'horizontal' | 'vertical'>('horizontal');

export interface ToolbarProps extends Omit<ComponentProps<'div'>, 'dir'> {
  /** What the tools work on. */
  readonly label: string;
  readonly orientation?: 'horizontal' | 'vertical';
  /** With an outline, where it stands by itself. */
  readonly framed?: boolean;
  /** Whether the arrow keys go on from the last to the first. */
  readonly loop?: boolean;
  readonly dir?: 'ltr' | 'rtl';
  readonly asChild?: boolean;
}

/** Many tools in one row, which are one stop of the Tab key: the arrow keys move among them. */
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
