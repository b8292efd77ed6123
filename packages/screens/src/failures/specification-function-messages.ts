import { messages } from '@ninefold/messages';

export const specificationFunctionMessages = messages('specification-function', {
  title: 'One step left',
  description:
    'This application reads your schema through a function that your database doesn’t have yet. Run this SQL once, for example in the SQL editor. The SQL adds only this function and one that counts records. Both run with the permissions of their caller and change nothing.',
  schemas:
    '{count, plural, =1 {The function reads the schema {schemas}, the only one that your project’s Data API exposes.} other {The function reads the schemas that your project’s Data API exposes: {schemas}.}} To add a schema, expose it in the project’s API settings and run the SQL that this screen then shows.',
  sql: 'SQL to run once',
});
