export const recordDetailLabels = {
  loading: 'Loading…',
  fields: 'Details',
  noRelated: 'None.',
  showAll: (count: string | null) => (count === null ? 'Show all' : `Show all ${count}`),
  add: 'Add',
};
