/** What the screens of one application share: specification, person, source of records, queries. Knows no screen. */
export { loadPolicies } from './acting.ts';
export * from './asked.ts';
export { lazyScreen } from './lazy-screen.ts';
export { ListScopeContext, useListScope } from './list-scope.ts';
export * from './screen-route.ts';
export * from './use-list-specification.ts';
export * from './use-screen.ts';
export * from './use-screen-read.ts';
export * from './use-writes.ts';
export * from './use-specification.ts';
