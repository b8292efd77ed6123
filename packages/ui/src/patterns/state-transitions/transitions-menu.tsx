import type { ReactElement } from 'react';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../components/menu/index.ts';
import type { AvailableTransition } from './state-transitions-props.ts';

export interface TransitionsMenuProps {
  readonly trigger: ReactElement;
  readonly transitions: readonly AvailableTransition[];
  readonly onSelect: (transition: AvailableTransition) => void;
}

/** Lists transitions in a menu. */
export function TransitionsMenu({ trigger, transitions, onSelect }: TransitionsMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end">
        {transitions.map((transition) => (
          <MenuItem
            key={transition.id}
            disabledReason={transition.unmetRequirement}
            data-why={transition.why}
            data-why-name={transition.label}
            onSelect={() => onSelect(transition)}
          >
            {transition.label}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
