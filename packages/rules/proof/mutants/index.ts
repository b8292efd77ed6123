export { outdated } from './import-mutant.ts';
export { mutants } from './list.ts';
export { survivors } from './prove-mutants.ts';
