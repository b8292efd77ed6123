export const specificationFactsLabels = {
  notShown: 'not shown',
  fromDatabase: 'from the database',
  declared: 'declared',
  platform: 'from the platform',
  derived: 'derived',
  forDevelopers: 'For developers',
  isNotShown: (what: string) => `${what}: not shown`,
  moreSources: (count: number) => (count === 1 ? '1 more source' : `${count} more sources`),
  linkTo: (title: string) => `Link to ${title}`,
  open: (title: string) => `Open ${title}`,
};
