import { keyFields } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import { MoreActions } from '@ninefold/ui/patterns/more-actions';
import { type ScreenAction, useScreenActions } from '@ninefold/ui/patterns/screen-actions';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { importAddress } from '../addresses/index.ts';
import { deferred } from '../deferred/index.tsx';
import type { ExportDialogProps } from '../export/index.ts';
import { denialMessage, useActionDenial } from '../record-actions/index.ts';
import { listMenuMessages } from './menu-messages.ts';

const ExportDialog = deferred(() => import('../export/index.ts'), 'ExportDialog');

export interface ListMenuProps extends Pick<
  ExportDialogProps,
  'entity' | 'state' | 'columns' | 'page' | 'selection'
> {
  /** Begins to edit cells in place. Undefined where that can't be, or has begun. */
  readonly onEditCells: (() => void) | undefined;
  /** Goes to a value of the field that the list is ordered by first. Absent where it can't. */
  readonly onJump: (() => void) | undefined;
}

/** The actions on all records of a list. */
export function ListMenu({ onJump, ...props }: ListMenuProps) {
  const [opened, setOpened] = useState<'export'>();
  const button = useRef<HTMLButtonElement>(null);
  const importing = useImportAction(props.entity);
  const exporting = {
    id: 'export',
    label: listMenuMessages.export,
    onSelect: () => setOpened('export'),
  };
  const jumping = onJump
    ? [
        {
          id: 'jump',
          label: listMenuMessages.jump,
          shortcut: 'Alt+Shift+J',
          onSelect: onJump,
        },
      ]
    : [];
  const actions = [...useEditAction(props), exporting, ...importing, ...jumping];
  useScreenActions(actions);
  return (
    <>
      <MoreActions
        buttonRef={button}
        actions={actions.map(({ id, ...action }) => ({ name: id, ...action }))}
      />
      {opened === 'export' && (
        <ExportDialog {...props} returnFocus={button} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

/** Offers to edit cells, unless the role can't edit any record. */
function useEditAction({
  entity,
  onEditCells,
}: Pick<ListMenuProps, 'entity' | 'onEditCells'>) {
  const denial = useActionDenial()(entity, 'update');
  const hasKey = keyFields(entity).length > 0;
  if (onEditCells === undefined || !hasKey || isNeverAllowed(denial)) return [];
  return [
    {
      id: 'edit cells',
      label: listMenuMessages.editCells,
      shortcut: 'Alt+Shift+E',
      onSelect: onEditCells,
      disabledReason: denial && denialMessage(denial),
    },
  ] satisfies readonly ScreenAction[];
}

function isNeverAllowed(denial: ReturnType<ReturnType<typeof useActionDenial>>): boolean {
  return denial?.by === 'grant' || denial?.by === 'declaration';
}

/** Offers to import records, unless the role can't create any, or the team doesn't have the screen. */
function useImportAction(entity: Entity) {
  const router = useRouter();
  const denial = useActionDenial()(entity, 'insert');
  const hasScreen = Object.hasOwn(router.routesByPath, '/data/$entity/import');
  if (!hasScreen || isNeverAllowed(denial)) return [];
  return [
    {
      id: 'import',
      label: listMenuMessages.import,
      onSelect: () => router.history.push(importAddress(entity)),
      disabledReason: denial && denialMessage(denial),
    },
  ] satisfies readonly ScreenAction[];
}
