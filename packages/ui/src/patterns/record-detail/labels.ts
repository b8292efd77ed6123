import type { RecordDetailLabels } from './record-detail-props.ts';

export const recordDetailLabels: RecordDetailLabels = {
  loading: 'Loading…',
  fields: 'Details',
  noRelated: 'None.',
  showAll: (count) => (count === null ? 'Show all' : `Show all ${count}`),
  add: 'Add',
};
