import type { SpecificationPointLabels } from './specification-point-props.ts';

export const specificationPointLabels: SpecificationPointLabels = {
  notShown: 'not shown',
  known: 'known',
  onlyDerived: 'only derived',
  fromDatabase: 'from the database',
  declared: 'declared',
  derived: 'derived',
  platform: 'from the platform',
  coverage: 'What is known about this point',
  whatWouldMakeKnown: (count) =>
    count === 1 ? '1 thing is not shown' : `${count} things are not shown`,
  search: (noun) => `Search ${noun}`,
  found: (found, total, noun, number) =>
    `${number.format(found)} of ${number.format(total)} ${noun}`,
  nothingFound: (search) => `Nothing here matches “${search}”.`,
  points: 'Points of the specification',
  previous: 'Previous point',
  next: 'Next point',
};
