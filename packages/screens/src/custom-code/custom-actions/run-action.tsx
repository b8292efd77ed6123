import { useToast } from '@ninefold/ui/components/toast';
import { BulkFormDialog } from '@ninefold/ui/patterns/bulk-actions';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import type { FormError, RecordRow, SearchRecords } from '@ninefold/ui/shapes';
import { useEffect, useRef } from 'react';
import { enteredValues, recordCheck } from '../../descriptors/index.ts';
import { afterWrite, useWriteRejection } from '../../application/index.ts';
import { askedOf, useScreen } from '../../screen-context/index.ts';
import { actionFailure, doAction } from './action-failure.ts';
import { actionFields, isAskKnown } from './action-fields.ts';
import { CustomActionCode, type CustomActionCodeProps } from './custom-action-code.tsx';
import type { ActionParts } from './define-action.ts';
import { customActionMessages } from './messages.ts';

export interface RunActionProps extends Omit<CustomActionCodeProps, 'children'> {
  /** The record as it was when the action was chosen; undefined on a list. */
  readonly row: RecordRow | undefined;
  readonly searchRecords: SearchRecords;
}

/** Asks what a custom action asks, runs it, and shows its outcome. */
export function RunAction({ row, searchRecords, ...props }: RunActionProps) {
  return (
    <CustomActionCode {...props}>
      {(parts) => <AskAndRun {...props} row={row} searchRecords={searchRecords} parts={parts} />}
    </CustomActionCode>
  );
}

interface AskAndRunProps extends RunActionProps {
  readonly parts: ActionParts;
}

function AskAndRun({ entity, row, action, parts, searchRecords, onClose }: AskAndRunProps) {
  const { loaded, acting, roles } = useScreen();
  const toast = useToast();
  const { label } = action.declared;
  const title = row === undefined ? label : customActionMessages.title({ label, title: row.title });
  const rejection = useWriteRejection(
    entity,
    row === undefined
      ? customActionMessages.notDoneOnList({ label })
      : customActionMessages.notDone({ label, title: row.title }),
  );
  const fields = actionFields({ loaded, roles }, entity, parts);
  const isKnown = isAskKnown(parts);
  const isAsked = !isKnown || parts.confirm !== undefined || fields.length > 0;

  async function run(entered: RecordChanges): Promise<readonly FormError[]> {
    rejection.clear();
    const values = enteredValues(entity, entered);
    const result = await doAction(async () => {
      const doing = row === undefined ? parts.runOnList?.(values) : parts.run?.(row, values);
      if (doing === undefined) {
        const missing = row === undefined ? 'runOnList' : 'run';
        throw new Error(`screens.actions.${entity.name}.${action.name} has no "${missing}".`);
      }
      return doing;
    });
    const failure = actionFailure(result);
    if (failure !== undefined) return rejection.of(failure.error, !isAsked);
    const isRefreshed = result === undefined || !('isRefreshed' in result) || result.isRefreshed;
    const description = await afterWrite(() => Promise.resolve(isRefreshed));
    const done =
      row === undefined
        ? customActionMessages.doneOnList({ label })
        : customActionMessages.done({ label, title: row.title });
    toast.show({ tone: 'success', title: done, description });
    return [];
  }

  const isStarted = useRef(false);
  useEffect(() => {
    if (isAsked || isStarted.current) return;
    isStarted.current = true;
    void run({}).finally(onClose);
  });
  if (!isAsked) return null;
  return (
    <BulkFormDialog
      title={title}
      choices={[
        { id: action.name, label, fields, mayBeEmpty: true, note: parts.confirm, submit: label },
      ]}
      status={isKnown ? undefined : { kind: 'loading', message: customActionMessages.loading }}
      validate={recordCheck(askedOf({ loaded, acting }), entity, row)}
      searchRecords={searchRecords}
      onSubmit={async (_choice, entered) => {
        const errors = await run(entered);
        if (errors.length > 0) return errors;
        onClose();
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
