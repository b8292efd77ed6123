export { SpecificationFileError } from './read.ts';
export { specificationFormat, type Discovered, type SpecificationFile } from './format.ts';
export { parseSpecification, type ReadSpecification } from './read.ts';
export { pointText, specificationText } from './write.ts';
