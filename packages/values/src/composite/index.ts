export { type CompositeLiteral, readCompositeLiteral, writeCompositeLiteral } from './literal.ts';
