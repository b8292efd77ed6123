export { readBytes, typeOfBytes, typeOfContent } from './content-type.ts';
