import {
  type ScreenAction,
  sendKeys,
  useScreenActions,
} from '@ninefold/ui/patterns/screen-actions';
import { editCellsMessages } from './messages.ts';

/** Offers to save and to end editing by their keys, and lists the keys that the cells listen to. */
export function useEditKeys(onSave: () => void, onEnd: () => void): void {
  const inCell = { part: editCellsMessages.part, handlesKeys: true, keysOnly: true };
  const actions: readonly ScreenAction[] = [
    { id: 'save cells', label: editCellsMessages.save, shortcut: sendKeys, onSelect: onSave },
    { id: 'edit cells', label: editCellsMessages.end, shortcut: 'Alt+Shift+E', onSelect: onEnd },
    { id: 'edit cell', label: editCellsMessages.edit, shortcut: 'Enter', ...inCell },
    { id: 'clear cells', label: editCellsMessages.clear, shortcut: 'Delete', ...inCell },
    { id: 'undo edit', label: editCellsMessages.undo, shortcut: 'Mod+Z', ...inCell },
    { id: 'undo cells', label: editCellsMessages.undoCells, shortcut: 'Alt+Backspace', ...inCell },
  ];
  useScreenActions(actions);
}
