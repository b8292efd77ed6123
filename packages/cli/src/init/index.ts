export { type Answers, readAnswers } from './answers.ts';
export { withVariables } from './environment-file.ts';
export { readExposedSchemas } from './exposed-schemas.ts';
export { specificationModule } from './specification-module.ts';
