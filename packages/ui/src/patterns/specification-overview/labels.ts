export const specificationOverviewLabels = {
  notShown: 'not shown',
  fromDatabase: 'from the database',
  declared: 'declared',
  points: 'The nine points',
};
