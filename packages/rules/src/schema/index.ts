export {
  type JsonSchema,
  jsonSchema,
  jsonSchemas,
  type SchemaSubject,
  valueSchema,
} from './json-schema.ts';
export { type RecordInput, standardSchema } from './standard-schema.ts';
