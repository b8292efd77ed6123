import type { EntityScreenProps } from '../../failures/index.ts';
import { isSelected, type RecordListProps, withSelected } from '@ninefold/ui/patterns/record-list';
import {
  pressUnused,
  type ScreenAction,
  useScreenActions,
} from '@ninefold/ui/patterns/screen-actions';
import { useEffect } from 'react';
import { type FocusedRow, gridOf, useFocusedRow } from './focused-row.ts';
import { listKeyMessages } from './messages.ts';
import { RowActions } from './row-actions.tsx';

export interface ListKeysProps
  extends EntityScreenProps, Pick<RecordListProps, 'panel' | 'selection' | 'onSelectionChange'> {
  /** Names the list and its grid. */
  readonly title: string;
}

/** Lists the keys that the rows of a list handle themselves, and offers what can be done with the focused one. */
export function ListKeys(props: ListKeysProps) {
  const { entity, title, panel } = props;
  const row = useFocusedRow(title);
  const steps: readonly ScreenAction[] = [
    { id: 'next record', label: listKeyMessages.next, shortcut: 'J', ...toRow(title, 'ArrowDown') },
    {
      id: 'previous record',
      label: listKeyMessages.previous,
      shortcut: 'K',
      ...toRow(title, 'ArrowUp'),
    },
  ];
  // While a record is open beside the list, its own keys lead from one to the next.
  const isOpen = panel?.id !== undefined;
  useScreenActions([...(isOpen ? [] : steps), ...rowKeys(props, row)]);
  // These keys come after the rows, and may have been pressed by then.
  useEffect(() => {
    pressUnused().catch(() => undefined);
  }, []);
  return row === undefined || isOpen ? null : <RowActions key={row.id} entity={entity} row={row} />;
}

/** The keys of rows, which the command palette has too, for the row that is focused. */
function rowKeys(props: ListKeysProps, row: FocusedRow | undefined): readonly ScreenAction[] {
  const { title, panel, selection, onSelectionChange } = props;
  const key = (id: string, label: string, shortcut: string, onSelect?: () => void) => ({
    // Another list on the screen has the same keys.
    id: `${id} ${title}`,
    label,
    detail: row?.title,
    shortcut,
    part: title,
    handlesKeys: true,
    keysOnly: onSelect === undefined,
    onSelect,
  });
  const keys: ScreenAction[] = [];
  if (panel !== undefined) {
    const toggle = row && (() => panel.onChange(row.id === panel.id ? undefined : row.id));
    keys.push(key('open beside', listKeyMessages.openBeside, 'Space', toggle));
  }
  if (selection !== undefined && onSelectionChange !== undefined) {
    const toggle =
      row &&
      (() => onSelectionChange(withSelected(selection, [row.id], !isSelected(selection, row.id))));
    keys.push(
      key('select row', listKeyMessages.select, 'X', toggle),
      key('select below', listKeyMessages.selectBelow, 'Shift+↓'),
      key('select above', listKeyMessages.selectAbove, 'Shift+↑'),
    );
  }
  return keys;
}

/** Moves the focus of a grid as an arrow does, from wherever it is on the screen. */
function toRow(title: string, key: 'ArrowDown' | 'ArrowUp') {
  return {
    keysOnly: true,
    onSelect: () => {
      const grid = gridOf(title);
      if (grid === undefined) return;
      if (!grid.contains(document.activeElement)) {
        // It passes the focus on to the row that had it last.
        grid.focus();
        if (document.activeElement?.closest('tbody') !== null) return;
      }
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    },
  };
}
