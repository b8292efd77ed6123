export { type JsonSchema, jsonSchema, jsonSchemas } from './json-schema.ts';
export { type RecordInput, standardSchema } from './standard-schema.ts';
