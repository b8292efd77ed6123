/** What `@ninefold/inspector` uses of the application. Knows no screens but those that a team declares. */
export {
  callAddress,
  callAnchor,
  entityAddress,
  entityAnchor,
  errorAddress,
  errorAnchor,
  fieldAddress,
  fieldAnchor,
  grantsAddress,
  grantsAnchor,
  isPoint,
  limitAddress,
  limitAnchor,
  pointAddress,
  pointTitles,
  policiesAddress,
  policiesAnchor,
  recordAddress,
  roleAddress,
  roleAnchor,
  ruleAddress,
  ruleAnchor,
  screenAddress,
  screenAnchor,
  statesAddress,
  statesAnchor,
} from '../addresses/index.ts';
export type { Application } from '../application/index.ts';
export { deferred } from '../application/index.ts';
export { readableFields, roleLabel } from '../descriptors/index.ts';
export { afterWrite, failureOf, formErrors, isTried, sayTried } from '../application/index.ts';
export { failureNotice } from '../failures/index.ts';
export { NotFound } from '../failures/index.ts';
export {
  entitySpecificationQuery,
  fullSpecificationQuery,
  type LoadedSpecification,
  type Overview,
  recordsChanged,
  recordsKey,
} from '../screen-context/queries/index.ts';
export {
  askedOf,
  type CallsProps,
  lazyScreen,
  type RouterContext,
  useScreen,
} from '../screen-context/index.ts';
export { whileSignedIn } from '../application/index.ts';
export { useDirtyGuard } from '../kept-work/drafts/index.ts';
