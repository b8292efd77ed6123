import { type ScreenAction, useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { listKeyMessages } from './messages.ts';

export interface ListKeysProps {
  /** Names the list. */
  readonly title: string;
  readonly canOpen: boolean;
  readonly canSelect: boolean;
}

/** Lists the keys that the rows of a list handle themselves. */
export function ListKeys({ title, canOpen, canSelect }: ListKeysProps) {
  const keys: readonly Pick<ScreenAction, 'id' | 'label' | 'shortcut'>[] = [
    ...(canOpen
      ? [{ id: 'open beside', label: listKeyMessages.openBeside, shortcut: 'Space' }]
      : []),
    ...(canSelect
      ? [
          { id: 'select row', label: listKeyMessages.select, shortcut: 'X' },
          { id: 'select below', label: listKeyMessages.selectBelow, shortcut: 'Shift+↓' },
          { id: 'select above', label: listKeyMessages.selectAbove, shortcut: 'Shift+↑' },
        ]
      : []),
  ];
  useScreenActions(keys.map((key) => ({ ...key, part: title, handlesKeys: true, keysOnly: true })));
  return null;
}
