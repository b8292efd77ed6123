import { Button as Stop } from 'radix-ui/toolbar';
import { use } from 'react';
import {
  Toggle,
  ToggleGroup,
  type ToggleGroupProps,
  type ToggleProps,
} from '../toggle-group/index.ts';
import { ToolbarOrientation } from './toolbar.tsx';

export type ToolbarToggleGroupProps = ToggleGroupProps;

/** A ToggleGroup of a Toolbar: the arrow keys go through its toggles, and on to the next tool. */
export function ToolbarToggleGroup({ size = 'small', ...props }: ToolbarToggleGroupProps) {
  return (
    <ToggleGroup size={size} orientation={use(ToolbarOrientation)} {...props} rovingFocus={false} />
  );
}

export type ToolbarToggleProps = Omit<ToggleProps, 'asChild'>;

/** A Toggle of a ToolbarToggleGroup. */
export function ToolbarToggle({ disabled, ...props }: ToolbarToggleProps) {
  return (
    <Stop asChild disabled={disabled}>
      <Toggle disabled={disabled} {...props} />
    </Stop>
  );
}
