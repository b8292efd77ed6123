import { messages } from '@ninefold/messages';

export const mcpMessages = messages('command-mcp-answers', {
  instructions:
    'The specification of a product, read from its database and its declaration. Every fact has its source; “{notShown}” is a fact that nobody has stated, so do not guess it. The tools only read, and have no access to records.',
  markdown: 'The whole specification as a document in nine sections.',
  json: 'The whole specification as data.',
  entity: 'The name of an entity, such as “{example}”.',
  role: 'The name of a role, of the database or declared. All of them if left out.',
  action: 'What to do with the records. Everything if left out.',
  callsOf: 'The entity whose calls to list. All calls if left out.',
  code: 'An error code or the name of a constraint. All errors of the product if left out.',
  noEntity: 'The entity “{entity}” doesn’t exist. Known entities: {entities}.',
  listEntitiesTitle: 'List entities',
  listEntities:
    'Lists what there is: the product’s purpose, its roles and its entities (tables and views). “{describe}” has the rest about one.',
  describeEntityTitle: 'Describe an entity',
  describeEntity:
    'Returns an entity’s fields, rules in words, statuses with their transitions, references and limits, each with its source. “{notShown}” stands for what is not known.',
  whoCanTitle: 'Who can do what',
  whoCan:
    'Says for each role whether it can read, create, edit or delete the records of an entity, with which fields, and why: grants, policies with their SQL, and what the team declares.',
  listCallsTitle: 'List calls',
  listCalls:
    'Lists the calls of the Data API: tables, views and functions with their arguments. “{command}” has their schemas.',
  explainErrorTitle: 'Explain an error',
  explainError:
    'Explains an error code or a constraint: its meaning, the message that people see, and what they can do.',
  coverageTitle: 'Coverage',
  coverage:
    'Says what is known about each of the nine points of the specification, what is not, and what would make it known.',
});
