import { createContext } from 'react';

export interface ToggleGroupLook {
  readonly selection: 'single' | 'multiple';
  readonly orientation: 'horizontal' | 'vertical';
  readonly size: 'small' | 'medium';
  readonly stretch: boolean;
}

export const ToggleGroupContext = createContext<ToggleGroupLook>({
  selection: 'single',
  orientation: 'horizontal',
  size: 'medium',
  stretch: false,
});
