import { type Entity, fieldLabel } from '@ninefold/specification';
import { type ChangedRecord, ChangesDialog } from '@ninefold/ui/patterns/cell-editing';
import { EditConflict } from '@ninefold/ui/patterns/edit-conflict';
import { useQueryClient } from '@tanstack/react-query';
import { changedFields, readableFields } from '../../descriptors/index.ts';
import { recordsChanged } from '../../screen-context/queries/index.ts';
import { useScreen } from '../../screen-context/index.ts';
import { type EditRules, editProblem } from './cell-rules.ts';
import { editedValue } from './edited-page.tsx';
import { countedFields, isFailed, type RecordEdits, withoutFields, withRecord } from './edits.ts';
import type { EditsOfList } from './use-edits.ts';

export interface EditChangesProps {
  readonly entity: Entity;
  readonly state: EditsOfList;
  readonly rules: EditRules;
  readonly onClose: () => void;
}

/** Lists the edits of a list that are not saved, and what keeps them from it. */
export function EditChanges({ entity, state, rules, onClose }: EditChangesProps) {
  const { loaded } = useScreen();
  const queries = useQueryClient();
  const fields = readableFields(loaded.specification, entity);
  const descriptors = new Map(fields.map((field) => [field.name, field]));
  const records = [...state.edits.values()].map((record): ChangedRecord => {
    const { row, failure } = record;
    const shown = countedFields(entity, record);
    const isInField = shown.some((name) => failure?.fields[name] !== undefined);
    return {
      id: row.id,
      title: row.title,
      href: row.href,
      // Beside its field it is said already.
      message: isInField || !isFailed(record) ? undefined : failure?.message,
      why: failure?.why,
      conflict: failure?.conflict && conflictOf(record, failure.conflict),
      changes: shown.flatMap((name) => {
        const field = descriptors.get(name);
        if (field === undefined) return [];
        return {
          field: { ...field, label: fieldLabel(entity, name) },
          before: {
            value: row.values[name] ?? null,
            link: field.reference && row.links[field.reference.constraint],
          },
          after: editedValue(entity, record, field),
          problem: editProblem(rules, record, name),
          onUndo: () => state.edit((edits) => withoutFields(edits, entity, row.id, [name])),
        };
      }),
    };
  });

  function conflictOf(
    record: RecordEdits,
    conflict: NonNullable<NonNullable<RecordEdits['failure']>['conflict']>,
  ) {
    const { error, opened, isLoaded } = conflict;
    return (
      <EditConflict
        fields={changedFields(fields, error)}
        opened={opened}
        current={error.current}
        loaded={isLoaded}
        onLoadCurrent={() => {
          state.settle((edits) =>
            withRecord(edits, entity, {
              ...record,
              row: error.current,
              isChecked: true,
              failure: {
                message: error.message,
                fields: {},
                conflict: { ...conflict, isLoaded: true },
              },
            }),
          );
          void recordsChanged(queries);
        }}
      />
    );
  }

  return <ChangesDialog records={records} onClose={onClose} />;
}
