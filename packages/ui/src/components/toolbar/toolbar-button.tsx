import { Button as Stop, Link as LinkStop } from 'radix-ui/toolbar';
import { Button, type ButtonProps } from '../button/index.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { Link, type LinkProps } from '../link/index.ts';

export type ToolbarButtonProps = Omit<ButtonProps, 'asChild'>;

/** A Button of a Toolbar; it may be the trigger of a menu or a popover. */
export function ToolbarButton({
  variant = 'ghost',
  size = 'small',
  disabled,
  ...props
}: ToolbarButtonProps) {
  return (
    <Stop asChild disabled={disabled}>
      <Button variant={variant} size={size} disabled={disabled} {...props} />
    </Stop>
  );
}

export type ToolbarIconButtonProps = Omit<IconButtonProps, 'asChild'>;

/** An IconButton of a Toolbar. */
export function ToolbarIconButton({ size = 'small', disabled, ...props }: ToolbarIconButtonProps) {
  return (
    <Stop asChild disabled={disabled}>
      <IconButton size={size} disabled={disabled} {...props} />
    </Stop>
  );
}

export type ToolbarLinkProps = LinkProps;

/** A Link of a Toolbar: the space bar follows it too. */
export function ToolbarLink(props: ToolbarLinkProps) {
  return (
    <LinkStop asChild>
      <Link {...props} />
    </LinkStop>
  );
}
