import type { ReactNode } from 'react';

export const changeHistoryLabels = {
  created: 'Created',
  deleted: 'Deleted',
  changed: (field: ReactNode, before: ReactNode, after: ReactNode): ReactNode => (
    <>
      {field} changed from {before} to {after}
    </>
  ),
  /** Of a field that was empty. */
  set: (field: ReactNode, after: ReactNode): ReactNode => (
    <>
      {field} set to {after}
    </>
  ),
  /** Of a field that is empty now. */
  cleared: (field: ReactNode, before: ReactNode): ReactNode => (
    <>
      {field} cleared, was {before}
    </>
  ),
  /** Before a list of several changes. */
  several: (count: number) => `${count} fields changed`,
  hidden: 'Changed, fields not shown',
  /** After the changed fields, where others are not shown. */
  more: 'Other fields: not shown',
  subject: (record: ReactNode): ReactNode => <>{record}: </>,
  by: (person: ReactNode): ReactNode => <>, by {person}</>,
  /** Between the changes of one entry on a line. */
  separator: '; ',
};
