import { messages } from '@ninefold/messages';

export const coverageMessages = messages('coverage', {
  notShown: 'not shown',
  webApplication: 'It is a web application, delivered to a browser.',
  databaseClient: 'It comes with a client for a hosted relational database.',

  purposeTitle: 'Purpose and audience',
  screensTitle: 'Screens and routes',
  entitiesTitle: 'Entities and fields',
  statesTitle: 'States and transitions',
  rulesTitle: 'Validation rules',
  permissionsTitle: 'Roles and permissions',
  callsTitle: 'Calls',
  errorsTitle: 'Error catalogue',
  limitsTitle: 'Constants and limits',

  purposeLabel: 'Purpose',
  purposeStatement: 'The product’s purpose',
  purposeHint: 'Add `purpose` to `specification.ts`, or a comment to the database.',
  audienceLabel: 'Users or audience',
  audienceStatement: 'Its intended users or audience',
  audienceHint: 'Add `audience` to `specification.ts`.',
  screensLabel: 'Screens and what people can do on each',
  screensStatement: 'The screens, and what a person can do on each',
  screensHint:
    'Connect the database: each entity has screens. Describe them, and add custom screens, under `screens`.',
  routesLabel: 'Routes and paths',
  routesStatement: 'The routes and their paths',
  routesHint: 'Connect the database: each screen has a path.',
  parametersLabel: 'Route parameters',
  parametersStatement: 'The parameters of the routes',
  parametersHint: 'Connect the database: parameters come from primary keys.',
  entitiesLabel: 'Entities',
  entitiesStatement: 'The product’s entities',
  entitiesHint: 'Connect the database: tables and views are entities.',
  fieldsLabel: 'Fields',
  fieldsStatement: 'The fields of each entity',
  fieldsHint: 'Connect the database: columns are fields.',
  statusesLabel: 'States',
  statusesStatement: 'The statuses that any entity can have',
  statusesHint:
    'In the database, give the column an enum type or a CHECK constraint that lists its values.',
  transitionsLabel: 'Transitions',
  transitionsStatement: 'The transitions between them',
  transitionsHint:
    'Add `transitions` under `states` in `specification.ts`, or `category: true` if the field isn’t a status.',
  rulesLabel: 'Rules for any input field',
  rulesStatement: 'The rules for any input field',
  rulesHint:
    'Connect the database: NOT NULL, lengths, keys and CHECK constraints are rules. Add further rules under `rules`.',
  rolesLabel: 'Roles',
  rolesStatement: 'The product’s roles',
  rolesHint:
    'Connect the database with `pnpm ninefold discover`, or add `roles` to `specification.ts`.',
  permissionsLabel: 'What each role may do',
  permissionsStatement: 'What each role may do',
  permissionsHint:
    'Connect the database: grants and policies say what a role may do. Declare what your own roles may do under `roles`.',
  callsLabel: 'Method, path and payload of each call',
  callsStatement: 'Each call, with its method, path shape and payload shape',
  callsHint:
    'Connect the database: each table and function that a role can use has calls. Add your own functions under `calls`.',
  clientLabel: 'Tables, paths and payloads used',
  clientStatement: 'The tables, paths and payloads that its database client uses',
  clientHint: 'Connect the database: the grants determine the client’s calls.',
  errorsLabel: 'Errors of the product',
  errorsStatement: 'The product’s own errors',
  errorsHint: 'Connect the database: each constraint has an error.',
  messagesLabel: 'Messages and reactions',
  messagesStatement: 'The messages shown, and the reaction to each failed call',
  messagesHint: 'Add `messages` to `specification.ts`, by code or constraint.',
  limitsLabel: 'Limits, quotas, time-outs, constants',
  limitsStatement: 'Limits, quotas, time-outs and other business constants',
  limitsHint:
    'Connect the database for lengths of columns, time-outs and buckets; declare others under `limits`.',

  figureOf: '{count} of {all}',
  audienceSummary: 'Audience: {audience}',
  entityFigure: '{entities} · {fields}',
  roleFigure: '{count, plural, one {# role} other {# roles}}',
  listScreens: '{count, plural, one {# list} other {# lists}}',
  detailScreens: '{count, plural, one {# detail} other {# details}}',
  formScreens: '{count, plural, one {# form} other {# forms}}',
  customScreens: '{count, plural, one {# custom screen} other {# custom screens}}',
  screensSummary: '{screens}.',
  entitiesSummary:
    '{entities, plural, one {# entity} other {# entities}}, {fields, plural, one {# field} other {# fields}}, {references, plural, one {# reference} other {# references}}.',
  derivedLabels: '{count, plural, one {# label} other {# labels}} derived from names.',
  indexes: '{count, plural, one {# index} other {# indexes}}',
  triggers: '{count, plural, one {# trigger} other {# triggers}}',
  publications: '{count, plural, one {# publication} other {# publications}}',
  attachedSummary: '{parts}.',
  statesSummary:
    '{fields, plural, one {# field with {states, plural, one {# state} other {# states}}.} other {# fields with {states, plural, one {# state} other {# states}} in total.}}',
  declaredTransitions: 'With declared transitions: {fields}.',
  declaredCategories: 'Declared as categories: {fields}.',
  rulesInWords: '{count, plural, one {# database rule} other {# database rules}} in words.',
  rulesInSql:
    '{count, plural, one {# check left to the database, with its SQL} other {# checks left to the database, with their SQL}}.',
  declaredRules: '{count, plural, one {# rule} other {# rules}} declared by the team.',
  permissionsSummary:
    '{roles, plural, one {# role} other {# roles}}, {grants, plural, one {# grant} other {# grants}} on {entities, plural, one {# entity} other {# entities}}{policies, plural, =0 {} one {, # policy} other {, # policies}}.',
  declaredPermissions:
    'Permissions of {roles, plural, one {# role} other {# roles}} declared by the team.',
  callsSummary:
    '{calls, plural, one {# call, with its method, path and payload} other {# calls, each with its method, path and payload}}{functions, plural, =0 {} one {, including # function call} other {, including # function calls}}.',
  errorsSummary:
    '{errors, plural, one {# error} other {# errors}}; the team has declared messages for {declared}.',
  columnLengths: '{count, plural, one {# column length} other {# column lengths}}',
  settings: '{count, plural, one {# setting} other {# settings}}',
  bucketLimits: '{count, plural, one {# bucket limit} other {# bucket limits}}',
  declaredNumbers: '{count, plural, one {# declared limit} other {# declared limits}}',
  otherLimits: '{count, plural, one {# other limit} other {# other limits}}',
  limitsSummary: '{limits}.',

  purposePart: '{part, select, title {Title} purpose {Purpose} other {Audience}}',
  writePart: 'Add `{part}` to `specification.ts`.',
  discoverAsOwner:
    'Run `pnpm ninefold discover` as the owner of the schema. The browser can’t read this.',
  transitionsGap: '{field}: transitions',
  writeTransitions:
    'Add `transitions` under `{path}` in `specification.ts`, or `category: true` if the field isn’t a status.',
  roleGap: 'Description of the role {role}',
  describeRole: 'Add `description` under `{path}` in `specification.ts`, or a comment to the role.',
  rowAccessGap: 'Row access of each role',
  functionsGap: 'Functions that each role can call',
  silentFunctions:
    '{count, plural, one {Description of # function} other {Descriptions of # functions}}',
  describeFunctions:
    'Add a comment to each function, or `description` under `calls` in `specification.ts`.',
  silentErrors: 'Messages for {count, plural, one {# constraint} other {# constraints}}',
  writeMessages: 'Add them under `messages` in `specification.ts`, by the constraint’s name.',
  entities: '{count, plural, one {# entity} other {# entities}}',
  fields: '{count, plural, one {# field} other {# fields}}',
  undescribed: 'Descriptions of {parts}',
  describeEntities:
    'Add comments to the tables and columns, or `description` under `entities` in `specification.ts`.',
  unreadIndexes: 'Indexes',
  unreadTriggers: 'Triggers',
  unreadPublications: 'Publications',
});
