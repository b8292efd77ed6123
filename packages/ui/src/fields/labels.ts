export const fieldDisplayLabels = {
  empty: 'empty',
  emptyText: 'empty text',
  yes: 'Yes',
  no: 'No',
  /** After the first chips of a long array in a cell. */
  more: (count: number) => `${count} more`,
  bytes: (count: string, unit: 'B' | 'kB' | 'MB' | 'GB') => `${count} ${unit}`,
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  /** The bounds of a range: `from` and `to` are part of it, `after` and `before` are not. */
  from: 'from',
  after: 'after',
  to: 'to',
  before: 'before',
  unbounded: 'unbounded',
  emptyRange: 'empty range',
};
