/**
 * The forms of `work_order`. The file is yours: edit it as you like.
 *
 * A field that a person can't enter is left out or read-only, as in the assembled forms. The
 * specification still decides rules, defaults, conditions and groups of fields, and the rows that
 * belong to a record.
 */
import { screensOf } from '@ninefold/screens/custom-screens';
import type { Discovered } from '../discovered.ts';

const { defineScreen, EditRecord, NewRecord } = screensOf<Discovered>();

const fields = [
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
] as const;

export const create = defineScreen('/data/work_order/new', function NewWorkOrder() {
  return <NewRecord isScreen entity="work_order" fields={fields} />;
});

export const edit = defineScreen('/data/work_order/{id}/edit', function EditWorkOrder({ id }) {
  return <EditRecord isScreen entity="work_order" id={id} fields={fields} />;
});
