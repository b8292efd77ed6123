/**
 * The page of a record of `work_order`. The file is yours: edit it as you like.
 *
 * `parts` has what the assembled page shows, which you can leave out, replace or add to: `facts`
 * below the title, `fields`, `footer`, `badges`, `actions`, `aside` with the next steps, and
 * `related` records.
 */
import { screensOf } from '@ninefold/screens/custom-screens';
import { RecordDetail } from '@ninefold/ui/patterns/record-detail';
import type { Discovered } from '../discovered.ts';

const { defineScreen, RecordPage } = screensOf<Discovered>();

export const screen = defineScreen('/data/work_order/{id}', function WorkOrderDetail({ id }) {
  return (
    <RecordPage
      entity="work_order"
      id={id}
      fields={[
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
      ]}
    >
      {(parts) => <RecordDetail {...parts} />}
    </RecordPage>
  );
});
