import type { ReactElement } from 'react';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../components/menu/index.ts';
import type { MoreActionsProps } from './more-actions.tsx';

export interface MoreMenuProps extends Pick<MoreActionsProps, 'actions'> {
  /** The button that opens it. */
  readonly trigger: ReactElement;
}

export function MoreMenu({ actions, trigger }: MoreMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent>
        {actions.map(({ name, label, ...action }) => (
          <MenuItem key={name} {...action}>
            {label}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
