import type { ListState } from '@ninefold/data/records';
import { isLeftOut, type OfferedAction, offeredActions } from '@ninefold/rules/permissions';
import { type Entity, entityId, entityName } from '@ninefold/specification';
import { type Action, question } from '@ninefold/specification/explain';
import { ToolbarButton } from '@ninefold/ui/components/toolbar';
import {
  type ScreenAction,
  useScreenActions,
  useShownShortcut,
} from '@ninefold/ui/patterns/screen-actions';
import { isNothing, selectedCount, SelectionBar } from '@ninefold/ui/patterns/selection-bar';
import type { RecordPage, RecordSelection } from '@ninefold/ui/shapes';
import { useState } from 'react';
import { disabledReasonOf, usePermission } from '../../record/record-actions/index.ts';
import { askedOf, useListScope, useScreen } from '../../screen-context/index.ts';
import { ActOnMany } from './act-on-many.tsx';
import { selectedRecords, type SelectedRecords } from './bulk-task.ts';
import { ChangeStatus } from './change-status.tsx';
import { DeleteMany } from './delete-many.tsx';
import { EditMany } from './edit-many.tsx';
import { bulkScreenMessages } from './messages.ts';
import { stateFields } from './step-choices.ts';
import { useBulkRun } from './use-bulk-run.tsx';

export interface BulkActionsProps {
  readonly entity: Entity;
  /** Which records the list shows. */
  readonly state: ListState;
  /** All records that match, where known. */
  readonly total: RecordPage['total'];
  readonly selection: RecordSelection;
  readonly onSelectionChange: (selection: RecordSelection) => void;
}

const dialogs = { edit: EditMany, status: ChangeStatus, delete: DeleteMany };

interface OpenDialog {
  /** Or a custom action. */
  readonly name: keyof typeof dialogs | OfferedAction;
  /** The selection when the dialog was opened. */
  readonly selected: SelectedRecords;
  /** Counts the dialogs: a custom action stays mounted when its dialog has closed, as its hooks run on. */
  readonly key: number;
}

/** The actions on the selected records of a list. */
export function BulkActions(props: BulkActionsProps) {
  const { entity, state, total, selection, onSelectionChange } = props;
  const { loaded, acting } = useScreen();
  const within = useListScope(entity);
  const permissionOf = usePermission();
  const [open, setOpen] = useState<OpenDialog>();
  const shown = useShownShortcut();
  const run = useBulkRun(entity, onSelectionChange);

  const openDialog = (name: OpenDialog['name']) =>
    setOpen((last) => ({
      key: (last?.key ?? 0) + 1,
      name,
      selected: {
        entity,
        which: selectedRecords(selection, state, within),
        count: selectedCount(selection, total),
      },
    }));
  const bar = bulkScreenMessages.bar(entityName(entity));
  const offer = (name: keyof typeof dialogs, action: Action, label: string, shortcut?: string) => {
    const permission = permissionOf(action, entity);
    if (isLeftOut(permission)) return [];
    const disabledReason = disabledReasonOf(permission);
    const why = question('action', entityId(entity), action);
    return [{ id: name, label, why, shortcut, disabledReason, onSelect: () => openDialog(name) }];
  };
  const dialogOf = ({ name, selected, key }: OpenDialog) => {
    const props = { selected, onStart: run.start, onClose: () => setOpen(undefined) };
    if (typeof name === 'object') return <ActOnMany key={key} {...props} action={name} />;
    const Dialog = dialogs[name];
    return <Dialog key={key} {...props} />;
  };
  const hasSteps = stateFields(loaded.specification, entity).length > 0;
  const actions: readonly (ScreenAction & { readonly why?: string })[] = [
    ...offer('edit', 'update', bulkScreenMessages.edit),
    ...(hasSteps ? offer('status', 'update', bulkScreenMessages.changeStatus, 'S') : []),
    ...offer('delete', 'delete', bulkScreenMessages.delete),
    ...offeredActions(askedOf({ loaded, acting }), entity, 'selection').map((action) => ({
      id: `action ${action.name}`,
      label: action.declared.label,
      disabledReason: action.reason,
      onSelect: () => openDialog(action),
    })),
  ];
  useScreenActions(
    isNothing(selection) || run.isRunning
      ? []
      : actions.map((action) => ({
          ...action,
          id: `selected ${action.id} ${entityId(entity)}`,
          detail: bar,
        })),
  );

  return (
    <>
      <SelectionBar
        label={bar}
        selection={selection}
        onSelectionChange={onSelectionChange}
        total={total}
      >
        {actions.map(({ id, label, why, shortcut, disabledReason, onSelect }) => (
          <ToolbarButton
            key={id}
            variant="secondary"
            data-why={why}
            data-why-name={why && label}
            aria-keyshortcuts={shown(shortcut)}
            disabledReason={disabledReason}
            aria-disabled={run.isRunning}
            onClick={onSelect}
          >
            {label}
          </ToolbarButton>
        ))}
        {run.showProblems && (
          <ToolbarButton variant="secondary" onClick={run.showProblems}>
            {bulkScreenMessages.showProblems}
          </ToolbarButton>
        )}
      </SelectionBar>
      {open && dialogOf(open)}
      {run.dialog}
    </>
  );
}
