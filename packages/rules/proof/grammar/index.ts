export { Grammar } from './grammar.ts';
export { quoted } from './literals.ts';
export { familiesOf, type Family, leaf, type Node, partsOf, write } from './node.ts';
