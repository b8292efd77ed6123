export { counted, countsOf } from './counts.ts';
export { writeOutput } from './write-output.ts';
