export { arrayLiteral, identifier, literal, qualified } from './literals.ts';
