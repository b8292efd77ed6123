export { type ChildRows, type Children, childrenOf, mayBeChild } from './children-of.ts';
