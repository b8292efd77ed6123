import { messages } from '@ninefold/messages';

export const specificationFunctionMessages = messages('specification-function', {
  title: 'One step left',
  description:
    'This application reads your schema with a function that is not in the database yet. Run this SQL once, for example in the SQL editor. It adds that one function, which reads the catalog with the caller’s own permissions, and changes nothing else.',
  schemas:
    '{count, plural, =1 {It reads the schema {schemas}, the only one that your project’s Data API exposes.} other {It reads the schemas that your project’s Data API exposes: {schemas}.}} To add a schema, expose it in the project’s API settings and run the SQL that this screen then shows.',
  sql: 'SQL to run once',
});
