import {
  ArrowDown,
  ArrowLeftToLine,
  ArrowRightToLine,
  ArrowUp,
  CornerDownRight,
  EyeOff,
  MoveHorizontal,
  Pin,
  PinOff,
  RotateCcw,
  UnfoldHorizontal,
} from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import type { ColumnActions } from '../../components/data-grid/index.ts';
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuSeparator,
  MenuTrigger,
} from '../../components/menu/index.ts';
import type { FieldDescriptor, SortKey } from '../../shapes/index.ts';
import { columnMenuMessages } from './messages.ts';

export interface HeaderMenuItemsProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly field: FieldDescriptor;
  readonly actions: ColumnActions;
  readonly sort: readonly SortKey[];
  /** Absent where the column can't be sorted by. */
  readonly onSortChange: ((sort: readonly SortKey[]) => void) | undefined;
  /** Goes to a value. Absent where the rows aren't ordered by this column first. */
  readonly onJump: (() => void) | undefined;
  /** Absent where the column has to stay. */
  readonly onHide: (() => void) | undefined;
}

/** Sorts by a column, moves, pins, hides and resizes it. */
export function HeaderMenuItems({
  field,
  actions,
  sort,
  onSortChange,
  onJump,
  onHide,
  trigger,
}: HeaderMenuItemsProps) {
  const resizes = useRef(false);
  const key = sort.find((key) => key.field === field.name);
  const sorted = (direction: SortKey['direction']) => () =>
    onSortChange?.([{ field: field.name, direction }]);
  return (
    <Menu>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          // The column may have moved, or left.
          event.preventDefault();
          if (resizes.current) actions.focusHandle?.();
          else actions.focusHeader();
          resizes.current = false;
        }}
      >
        {onSortChange !== undefined && (
          <>
            <Item
              icon={<ArrowUp aria-hidden="true" />}
              onSelect={sorted('ascending')}
              disabled={key?.direction === 'ascending' && sort.length === 1}
            >
              {columnMenuMessages.sortAscending}
            </Item>
            <Item
              icon={<ArrowDown aria-hidden="true" />}
              onSelect={sorted('descending')}
              disabled={key?.direction === 'descending' && sort.length === 1}
            >
              {columnMenuMessages.sortDescending}
            </Item>
            {onJump !== undefined && (
              <Item
                icon={<CornerDownRight aria-hidden="true" className="rtl:-scale-x-100" />}
                onSelect={onJump}
              >
                {columnMenuMessages.jump}
              </Item>
            )}
            <MenuSeparator />
          </>
        )}
        <Item
          icon={<ArrowLeftToLine aria-hidden="true" className="rtl:-scale-x-100" />}
          onSelect={actions.moveToStart}
        >
          {columnMenuMessages.moveToStart}
        </Item>
        <Item
          icon={<ArrowRightToLine aria-hidden="true" className="rtl:-scale-x-100" />}
          onSelect={actions.moveToEnd}
        >
          {columnMenuMessages.moveToEnd}
        </Item>
        {actions.unpin === undefined ? (
          <Item icon={<Pin aria-hidden="true" />} onSelect={actions.pin}>
            {columnMenuMessages.pin}
          </Item>
        ) : (
          <Item icon={<PinOff aria-hidden="true" />} onSelect={actions.unpin}>
            {columnMenuMessages.unpin}
          </Item>
        )}
        <Item icon={<EyeOff aria-hidden="true" />} onSelect={onHide}>
          {columnMenuMessages.hide}
        </Item>
        {actions.fitWidth !== undefined && (
          <>
            <MenuSeparator />
            <Item
              icon={<MoveHorizontal aria-hidden="true" />}
              onSelect={() => {
                resizes.current = true;
              }}
            >
              {columnMenuMessages.resize}
            </Item>
            <Item icon={<UnfoldHorizontal aria-hidden="true" />} onSelect={actions.fitWidth}>
              {columnMenuMessages.fitWidth}
            </Item>
            <Item icon={<RotateCcw aria-hidden="true" />} onSelect={actions.resetWidths}>
              {columnMenuMessages.resetWidths}
            </Item>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}

interface ItemProps {
  readonly icon: ReactElement;
  /** Absent: the item is disabled, in its place. */
  readonly onSelect: (() => void) | undefined;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

function Item({ icon, onSelect, disabled = false, children }: ItemProps) {
  return (
    <MenuItem start={icon} disabled={disabled || onSelect === undefined} onSelect={onSelect}>
      {children}
    </MenuItem>
  );
}
