export { writeOutput, type Written } from './write-output.ts';
export { wroteSpecification } from './wrote-specification.ts';
export { componentName, wordsOf } from './component-name.ts';
