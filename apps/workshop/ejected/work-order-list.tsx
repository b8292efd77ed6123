/**
 * The list of `work_order`, as the application assembles it. The file is yours: edit it as you
 * like.
 *
 * `screens.lists` of the specification still decides its order, page size, views and the filters
 * that links to it have.
 */
import { screensOf } from '@ninefold/screens/custom-screens';
import type { Discovered } from '../discovered.ts';

const { defineScreen, RecordList } = screensOf<Discovered>();

export const screen = defineScreen('/data/work_order', function WorkOrderList() {
  return (
    <RecordList
      isScreen
      entity="work_order"
      fields={['number', 'title', 'status', 'due_at', 'customer_id', 'technician_id', 'estimate']}
    />
  );
});
