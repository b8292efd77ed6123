import { keyFields } from '@ninefold/data/records';
import { isLeftOut } from '@ninefold/rules/permissions';
import type { Permission } from '@ninefold/specification/explain';
import { MoreActions } from '@ninefold/ui/patterns/more-actions';
import { type ScreenAction, useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { importAddress } from '../addresses/index.ts';
import { useCustomActions } from '../custom-code/custom-actions/index.ts';
import { deferred } from '../application/index.ts';
import type { EditedList } from './edit-cells/index.ts';
import type { ExportDialogProps } from './export/index.ts';
import {
  disabledReasonOf,
  usePermission,
  useRecordSearch,
} from '../record/record-actions/index.ts';
import { listMenuMessages } from './menu-messages.ts';

const ExportDialog = deferred(() => import('./export/index.ts'), 'ExportDialog');

export interface ListMenuProps extends Pick<
  ExportDialogProps,
  'entity' | 'state' | 'columns' | 'page' | 'selection'
> {
  /** Begins to edit cells in place. Undefined where cells can't be edited, or are being edited. */
  readonly onEditCells: ((list: EditedList) => void) | undefined;
  /** Goes to a value of the field that the list is ordered by first. Absent where it can't. */
  readonly onJump: (() => void) | undefined;
}

/** The actions on all records of a list. */
export function ListMenu({ onJump, ...props }: ListMenuProps) {
  const [opened, setOpened] = useState<'export'>();
  const button = useRef<HTMLButtonElement>(null);
  const router = useRouter();
  const permission = usePermission();
  const { entity, onEditCells } = props;
  const custom = useCustomActions(entity, useRecordSearch(entity));
  const actions = [
    ...custom.actions,
    ...(onEditCells === undefined || keyFields(entity).length === 0
      ? []
      : unlessLeftOut(permission('update', entity), {
          id: 'edit cells',
          label: listMenuMessages.editCells,
          shortcut: 'Alt+Shift+E',
          onSelect: () => onEditCells({}),
        })),
    { id: 'export', label: listMenuMessages.export, onSelect: () => setOpened('export') },
    // A team may not have the screen.
    ...(Object.hasOwn(router.routesByPath, '/data/$entity/import')
      ? unlessLeftOut(permission('insert', entity), {
          id: 'import',
          label: listMenuMessages.import,
          onSelect: () => router.history.push(importAddress(entity)),
        })
      : []),
    ...(onJump
      ? [
          {
            id: 'jump',
            label: listMenuMessages.jump,
            shortcut: 'Alt+Shift+J',
            onSelect: onJump,
          },
        ]
      : []),
  ];
  useScreenActions(actions);
  return (
    <>
      <MoreActions
        buttonRef={button}
        actions={actions.map(({ id, ...action }) => ({ name: id, ...action }))}
      />
      {custom.running}
      {opened === 'export' && (
        <ExportDialog {...props} returnFocus={button} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** Leaves out an action that the role can never do, and says why one is disabled. */
function unlessLeftOut<Action extends ScreenAction>(
  permission: Permission,
  action: Action,
): readonly Action[] {
  if (isLeftOut(permission)) return [];
  return [{ ...action, disabledReason: disabledReasonOf(permission) }];
}
