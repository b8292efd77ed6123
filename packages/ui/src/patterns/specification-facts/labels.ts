import type { SpecificationFactsLabels } from './specification-facts-props.ts';

export const specificationFactsLabels: SpecificationFactsLabels = {
  notShown: 'not shown',
  fromDatabase: 'from the database',
  declared: 'declared',
  platform: 'from the platform',
  derived: 'derived',
  forDevelopers: 'For developers',
  copy: 'Copy',
  isNotShown: (what) => `${what}: not shown`,
  moreSources: (count) => (count === 1 ? '1 more source' : `${count} more sources`),
  linkTo: (title) => `Link to ${title}`,
  open: (title) => `Open ${title}`,
};
