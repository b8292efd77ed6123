import type { RecordValues } from '@ninefold/data/records';
import type { ReadRecord } from '@ninefold/data/records/bulk';
import { RecordsProvider } from '@ninefold/records/provider';
import { actionRejection, type OfferedAction } from '@ninefold/rules/permissions';
import { entityName } from '@ninefold/specification';
import { BulkFormDialog, type BulkStatus } from '@ninefold/ui/patterns/bulk-actions';
import { useEffect, useRef, useState } from 'react';
import {
  actionFields,
  type ActionParts,
  CustomActionCode,
  customActionMessages,
  doAction,
  isAskKnown,
} from '../../custom-code/custom-actions/index.ts';
import { enteredValues, recordCheck } from '../../descriptors/index.ts';
import { useRecordSearch } from '../../record/record-actions/index.ts';
import { askedOf, useScreen } from '../../screen-context/index.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';
import { type JudgedTask, reasonsOf, splitByRejection } from './bulk-task.ts';
import { bulkScreenMessages } from './messages.ts';
import { rowResult } from './row-result.ts';
import { useReadRecords } from './use-read-records.ts';

export interface ActOnManyProps extends BulkDialogProps {
  readonly action: OfferedAction;
}

/** A record that isn't known: each is judged with its own values before it is written. */
const anyRecord = { values: {} };

/** The run reads once, at its end. */
const notAfterEach = () => Promise.resolve(true);

/** Asks before a custom action runs with the selected records, and runs it with each. */
export function ActOnMany(props: ActOnManyProps) {
  const { selected, action, onClose } = props;
  return (
    <RecordsProvider refresh={notAfterEach}>
      <CustomActionCode entity={selected.entity} action={action} onClose={onClose}>
        {(parts) => <AskForMany {...props} parts={parts} />}
      </CustomActionCode>
    </RecordsProvider>
  );
}

interface AskForManyProps extends ActOnManyProps {
  readonly parts: ActionParts;
}

function AskForMany({ selected, action, parts, onStart, onClose }: AskForManyProps) {
  const { entity, count } = selected;
  const { loaded, acting, roles } = useScreen();
  const { records = [], status } = useReadRecords(selected, undefined);
  const searchRecords = useRecordSearch(entity);
  // Its hooks stay mounted while it runs.
  const [isStarted, setStarted] = useState(false);
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const { label } = action.declared;
  const rejection = actionRejection(askedOf({ loaded, acting }), entity, action);
  const { able, unable } = splitByRejection(records, { rejection });
  const reasons = reasonsOf(entity, unable, { rejection });
  const known =
    status === undefined ? { count: able.length || records.length, exact: true } : count;
  const name = entityName(entity);
  const taskFor = (values: RecordValues): JudgedTask => ({
    kind: 'action',
    label,
    rejection,
    write: async (record: ReadRecord) => {
      const result = await doAction(async () => {
        const { run } = latest.current;
        if (run === undefined) {
          throw new Error(`screens.actions.${entity.name}.${action.name} has no "run".`);
        }
        return run(record, values);
      });
      return rowResult(record, result);
    },
  });
  function statusOfRead(): BulkStatus | undefined {
    if (records.length === 0) {
      const message = bulkScreenMessages.gone({ ...name, count: count?.count ?? 0 });
      return { kind: 'none', message };
    }
    if (able.length === 0) return { kind: 'none', message: reasons.join(' ') };
    if (!isAskKnown(parts)) return { kind: 'loading', message: customActionMessages.loading };
    return undefined;
  }
  if (isStarted) return null;
  return (
    <BulkFormDialog
      title={
        known?.exact === true
          ? bulkScreenMessages.actionTitle({ ...name, label, count: known.count })
          : bulkScreenMessages.actionAll({ ...name, label })
      }
      choices={[
        {
          id: action.name,
          label,
          fields: actionFields({ loaded, roles }, entity, parts),
          mayBeEmpty: true,
          note: [parts.confirm, ...reasons].map((each) => each && <p key={each}>{each}</p>),
          submit: label,
        },
      ]}
      status={status ?? statusOfRead()}
      validate={recordCheck(askedOf({ loaded, acting }), entity, anyRecord)}
      searchRecords={searchRecords}
      onSubmit={async (_choice, entered) => {
        setStarted(true);
        onStart(
          taskFor(enteredValues(entity, entered)),
          able,
          unable.map(({ id }) => id),
        );
        return Promise.resolve(undefined);
      }}
      onClose={onClose}
    />
  );
}
