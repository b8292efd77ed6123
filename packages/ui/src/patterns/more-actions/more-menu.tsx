import type { ReactElement, ReactNode } from 'react';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../components/menu/index.ts';

export interface MoreAction {
  readonly name: string;
  readonly label: ReactNode;
  readonly onSelect: () => void;
  /** Disables it but keeps it focusable, and shows this reason. */
  readonly disabledReason?: string;
}

export interface MoreMenuProps {
  readonly actions: readonly MoreAction[];
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
