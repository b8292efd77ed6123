export { type ChildRows, type Children, childrenOf } from './children-of.ts';
export { mayBeChild, refersTo } from './may-be-child.ts';
