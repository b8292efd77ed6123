import { ChevronDown } from 'lucide-react';
import { lazy } from 'react';
import type { ColumnActions } from '../../components/data-grid/index.ts';
import { IconButton } from '../../components/icon-button/index.ts';
import type { FieldDescriptor, SortKey } from '../../shapes/index.ts';
import { LazyOverlay } from '../lazy-overlay.tsx';
import { recordListMessages } from './messages.ts';

const loadMenu = () => import('./header-menu-items.tsx');
const HeaderMenuItems = lazy(async () => ({ default: (await loadMenu()).HeaderMenuItems }));

export interface HeaderMenuProps {
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

/** The menu at the end of a column's header. */
export function HeaderMenu(props: HeaderMenuProps) {
  const button = (
    <IconButton
      size="small"
      label={recordListMessages.columnMenu({ column: props.field.label })}
      className="size-6"
      tabIndex={-1}
    >
      <ChevronDown aria-hidden="true" />
    </IconButton>
  );
  return (
    <LazyOverlay popup="menu" preload={loadMenu} trigger={button}>
      <HeaderMenuItems {...props} trigger={button} />
    </LazyOverlay>
  );
}
