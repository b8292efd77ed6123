import type { ChangeHistoryLabels } from './change-history-props.ts';

export const changeHistoryLabels: ChangeHistoryLabels = {
  created: 'Created',
  deleted: 'Deleted',
  changed: (field, before, after) => (
    <>
      {field} changed from {before} to {after}
    </>
  ),
  set: (field, after) => (
    <>
      {field} set to {after}
    </>
  ),
  cleared: (field, before) => (
    <>
      {field} cleared, was {before}
    </>
  ),
  several: (count) => `${count} fields changed`,
  hidden: 'Changed, fields not shown',
  more: 'Other fields: not shown',
  subject: (record) => <>{record}: </>,
  by: (person) => <>, by {person}</>,
  separator: '; ',
};
