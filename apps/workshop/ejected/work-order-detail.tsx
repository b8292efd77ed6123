/**
 * The page of a record of `work_order`: its fields, its next steps and its related records. The
 * file is yours: edit it as you like.
 *
 * The assembled page also has these, which are not here: key facts and the status beside the title,
 * empty fields in one line, values that are edited in their places, what the next steps need, who
 * else has the record open, and buttons to the records before and after it in the list.
 */
import { RecordActions, screensOf, useRelatedRecords } from '@ninefold/screens/custom-screens';
import { RecordDetail } from '@ninefold/ui/patterns/record-detail';
import type { Discovered } from '../discovered.ts';

const { defineScreen, useRecord } = screensOf<Discovered>();

export const screen = defineScreen('/data/work_order/{id}', function WorkOrderDetail({ id }) {
  const shown = useRecord('work_order', id);
  const { entity, record } = shown;
  const related = useRelatedRecords(entity, record);
  return (
    <RecordDetail
      row={record}
      subtitle={entity.label.value}
      notice={shown.notice}
      actions={record && <RecordActions entity={entity} row={record} />}
      fields={shown.fields(
        'number',
        'title',
        'status',
        'customer_id',
        'site_id',
        'equipment_id',
        'priority',
        'due_at',
        'estimate',
        'technician_id',
        'warranty_claim',
        'kind',
        'reported_by',
        'description',
        'hold_reason',
        'cancellation_reason',
        'id',
        'opened_at',
        'started_at',
        'completed_at',
        'tags',
        'checklist',
        'labour_hours',
        'parts_total',
        'updated_at',
      )}
      related={related}
    />
  );
});
