import type { ReactElement } from 'react';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '../../components/menu/index.ts';
import type { StateMove } from './state-moves-props.ts';

export interface MovesMenuProps {
  readonly trigger: ReactElement;
  readonly moves: readonly StateMove[];
  readonly onSelect: (move: StateMove) => void;
}

/** Moves in a menu. */
export function MovesMenu({ trigger, moves, onSelect }: MovesMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent align="end">
        {moves.map((move) => (
          <MenuItem
            key={move.id}
            disabledReason={move.waitsFor}
            data-why={move.why}
            data-why-name={move.label}
            onSelect={() => onSelect(move)}
          >
            {move.label}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
