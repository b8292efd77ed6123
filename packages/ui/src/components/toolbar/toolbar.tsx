import { Button as Stop, Link as LinkStop, Root, Separator } from 'radix-ui/toolbar';
import { createContext, use, type ComponentProps } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { mergeChildClass } from '../child-class.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { Link, type LinkProps } from '../link/index.ts';
import { Primitive } from '../primitive.tsx';
import { tv } from '../styling/index.ts';
import {
  Toggle,
  ToggleGroup,
  type ToggleGroupProps,
  type ToggleProps,
} from '../toggle-group/index.ts';

const toolbarStyles = tv({
  slots: {
    toolbar:
      'flex min-w-0 max-w-full flex-wrap items-center gap-1 data-[orientation=vertical]:w-fit data-[orientation=vertical]:flex-col',
    group: 'flex min-w-0 flex-wrap items-center gap-1 in-data-[orientation=vertical]:flex-col',
    separator: [
      'shrink-0 bg-line-strong forced-colors:bg-[CanvasText]',
      'data-[orientation=horizontal]:my-0.5 data-[orientation=horizontal]:h-px data-[orientation=horizontal]:w-5 data-[orientation=vertical]:mx-1 data-[orientation=vertical]:h-5 data-[orientation=vertical]:w-px',
    ],
  },
  variants: {
    framed: {
      true: { toolbar: 'rounded-md border border-line bg-panel p-1' },
    },
  },
});

/** The direction of the toolbar, for the groups in it. */
const ToolbarOrientation = createContext<'horizontal' | 'vertical'>('horizontal');

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

/** A line between groups of tools, across the direction of the toolbar. */
export function ToolbarSeparator({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <Separator
      data-slot="toolbar-separator"
      className={toolbarStyles().separator({ className })}
      {...props}
    />
  );
}

/** A Button of a Toolbar; it may be the trigger of a menu or a popover. */
export function ToolbarButton({
  variant = 'ghost',
  size = 'small',
  disabled,
  ...props
}: Omit<ButtonProps, 'asChild'>) {
  return (
    <Stop asChild disabled={disabled}>
      <Button variant={variant} size={size} disabled={disabled} {...props} />
    </Stop>
  );
}

/** An IconButton of a Toolbar. */
export function ToolbarIconButton({
  size = 'small',
  disabled,
  ...props
}: Omit<IconButtonProps, 'asChild'>) {
  return (
    <Stop asChild disabled={disabled}>
      <IconButton size={size} disabled={disabled} {...props} />
    </Stop>
  );
}

/** A Link of a Toolbar: the space bar follows it too. */
export function ToolbarLink(props: LinkProps) {
  return (
    <LinkStop asChild>
      <Link {...props} />
    </LinkStop>
  );
}

/** A ToggleGroup of a Toolbar: the arrow keys go through its toggles, and on to the next tool. */
export function ToolbarToggleGroup({ size = 'small', ...props }: ToggleGroupProps) {
  return (
    <ToggleGroup size={size} orientation={use(ToolbarOrientation)} {...props} rovingFocus={false} />
  );
}

/** A Toggle of a ToolbarToggleGroup. */
export function ToolbarToggle({ disabled, ...props }: Omit<ToggleProps, 'asChild'>) {
  return (
    <Stop asChild disabled={disabled}>
      <Toggle disabled={disabled} {...props} />
    </Stop>
  );
}
