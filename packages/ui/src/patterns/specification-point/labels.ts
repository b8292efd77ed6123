export const specificationPointLabels = {
  notShown: 'not shown',
  known: 'known',
  onlyDerived: 'only derived',
  fromDatabase: 'from the database',
  declared: 'declared',
  derived: 'derived',
  platform: 'from the platform',
  coverage: 'What is known about this point',
  whatWouldMakeKnown: (count: number) =>
    count === 1 ? '1 thing is not shown' : `${count} things are not shown`,
  search: (noun: string) => `Search ${noun}`,
  found: (found: number, total: number, noun: string, number: Intl.NumberFormat) =>
    `${number.format(found)} of ${number.format(total)} ${noun}`,
  nothingFound: (search: string) => `Nothing here matches “${search}”.`,
  points: 'Points of the specification',
  previous: 'Previous point',
  next: 'Next point',
};
