import { messages } from '@ninefold/messages';

export const initMessages = messages('command-init', {
  summary: 'Sets the workspace up for your own project, step by step',
  explanation:
    'Asks for each value that no option and no environment variable sets. The project’s are also read from {file}. Without a terminal, a missing value is an error. Then the command does the following:',
  writesDeclaration:
    'It reads the database and writes {file}, with the facts it found as comments to fill in. It doesn’t overwrite a file that someone has edited.',
  writesNames: 'It writes {file}, so that the editor checks the names in the declaration.',
  installs:
    'It installs the functions {names}, which the application uses to read the schema, count records and update many records at once, or prints their SQL.',
  writesVariables:
    'It writes the project’s URL and the publishable key to {file}, which "{start}", "{dev}" and "{build}" read. The connection string is not saved.',
  repeat:
    'The functions are created in the first of the schemas. Running the command again changes nothing.',
  notExposed:
    'The Data API does not expose {schemas}. Add {count, plural, one {this schema} other {these schemas}} in the dashboard under "Data API", "Exposed schemas" (self-hosted: {variable}), or {count, plural, one {its} other {their}} tables are not shown.',
  edited:
    '{file} has been edited, so it was not overwritten. To start over, move or delete the file, then run {command} again.',
  upToDate: '{file} is up to date.',
  wroteVariables: 'Wrote {file}: the project’s URL and the publishable key.',
  askInstall: 'Install the functions {names} in the schema {schema} now? (yes or no)',
  /** The answer to that question; its first letters are enough. */
  yes: 'yes',
  installed: 'Installed the functions {names} in the schema {schema}.',
  runSql:
    'Run this SQL once, in the SQL editor of your project or with psql: the application needs the functions. "{command}" does it for you.',
  done: 'Done. Start the application with "{command}": its address is {address}.',
});

export const discoverMessages = messages('command-discover', {
  summary: 'Reads a database and writes the specification as JSON',
  explanation:
    'Combines the catalog with your declaration, in nine points. It reads the catalog in a read-only transaction. Keep the file under version control: "{check}" compares the database with it.',
});

export const documentMessages = messages('command-documents', {
  markdownSummary: 'Prints the specification as a document in nine sections',
  markdownExplanation:
    'Reads a file that "{discover}" wrote, or the current database and declaration. Every fact has its source. Unknown facts are printed as "not shown".',
  namesSummary: 'Prints the names in the database, so that the editor checks what you declare',
  namesExplanation:
    'Prints a TypeScript file with the type {type}: entities, fields, states and roles. Write it with "{output}": a wrong name in {declaration} is then an error in the editor. Run it again when the database has changed.',
  typesSummary: 'Prints TypeScript types of the entities, for {client}',
  typesExplanation:
    'Reads a file that "{discover}" wrote, or the current database. The types are exact where "{command}" is not: numbers beyond 2^53, optional values, columns of views.',
  jsonSchemaSummary: 'Prints JSON Schemas of stored, new and edited records',
  jsonSchemaExplanation:
    'Reads a file that "{discover}" wrote, or the current database. The schemas (draft 2020-12) have types, required fields, lists of values, lengths, limits and formats. "{record}" is a stored record, "{insert}" a new one, "{update}" the edits of one. Rules over several fields are not in them.',
});

export const exportMessages = messages('command-export', {
  openApiSummary: 'Prints an OpenAPI description of the Data API, as a role may use it',
  openApiExplanation:
    'Reads a file that "{discover}" wrote, or the current database, and prints {version} as JSON: the tables, views and functions, with the operations that grants, policies and the declaration leave to the role. It has filters by field, and schemas of the records with the rules of the database.',
  openApiRoles:
    '"{role}" takes a role of the database or a declared one. People in a declared role act as {signedIn} in the database.',
  nothing:
    'The role “{role}” can’t use any table, view or function. Grants and policies decide about that.',
  samePath:
    'Left out, because another schema has a path of the same name: {names}. To describe one schema alone, add {option}.',
  wrote: 'Wrote {file}: {paths, plural, one {# path} other {# paths}}.',
});

export const mcpMessages = messages('command-mcp', {
  summary: 'Answers the questions of an agent about the specification, over MCP',
  explanation:
    'An agent starts this server of the Model Context Protocol and talks to it over standard input and output. It says which entities, fields, rules, statuses and calls there are, who can do what and why, and where each fact comes from. It can’t read or change records. For each answer it reads the source again, so that no answer is out of date.',
});

export const coverageMessages = messages('command-coverage', {
  summary: 'Shows what is known about each point, and how to fill in the rest',
  explanation:
    'The command also counts facts that are true of every Supabase project, and facts derived from others. Those don’t make a statement known.',
  counts:
    '{database} from the database, {declared} declared, {platform} from the platform, {derived} derived',
  status: '{status, select, known {known} derived {derived} other {not shown}}',
  makeKnown: 'To fill it in:',
  contradiction: 'Contradiction at {place}:',
  total:
    '{known, plural, other {#}} of {points, plural, one {# point} other {# points}} {known, plural, one {is} other {are}} known; {statements, plural, one {# statement is} other {# statements are}} not shown.',
});

export const checkMessages = messages('command-check', {
  earlierFunctions:
    'The functions in the database are of an earlier version. To replace them, run "{command}".',
  summary: 'Shows where the live database differs from the specification',
  explanation:
    '{parameter} is a file that "{discover}" wrote. Default: {file}. The command reads the same schemas again and lists each difference with the screens, rules and permissions that it affects. It also lists declarations that don’t match the database. The exit code is 1 if there are any, so that a build stops.',
  compared:
    'The command compares tables, permissions, policies and functions. It compares hashes of the functions, in any schema, that policies, triggers and views call, directly or through other functions. It can’t see:',
  data: 'data: records, Auth users, files in Storage, scheduled jobs',
  otherSchemas:
    'tables, views, policies and triggers of schemas that are not read, such as policies of {table}. It does see the functions that triggers on {users} call',
  platformCode:
    'the code of functions in C, of extensions, and of Supabase itself, such as {example}',
  indirectCalls:
    'functions that are only called by a CHECK constraint, a default, an index or a function of the Data API, and functions that are called by a name built at run time (EXECUTE)',
  otherObjects:
    'owners of tables, default privileges, event triggers, rules, and extensions with their versions',
  settings:
    'settings outside the database: Auth, exposed schemas, Edge Functions, Realtime, secrets, network',
  matches: 'The database matches {file}.',
  differs:
    'The database no longer matches {file}: {count, plural, one {# difference} other {# differences}}. To accept the current database, update the file with "{command}".',
});

export const adviseMessages = messages('command-advise', {
  summary: 'Prints the missing indexes as SQL, and what Supabase’s linter would report',
  explanation:
    'Prints what Supabase’s database linter would report, as comments, then a statement for each missing index, with its reason. The comments also list the lints that this command doesn’t have. Nothing is run: choose the statements that you want, then paste them into the SQL editor of your project, add them as a migration, or pass them to psql.',
  uses: 'The command looks for missing indexes for:',
  relations: 'foreign keys, in every table',
  lists:
    'the declared order and filters of lists, and the columns that policies compare, in tables with at least {rows} records or an unknown number',
  searches: 'searches, in tables with more than {rows} records',
  estimates: 'The numbers of records are Postgres’s own estimates, which ANALYZE updates.',
  wrote: 'Wrote {file}: {count, plural, =0 {no missing indexes} one {# index} other {# indexes}}.',
});

export const provePoliciesMessages = messages('command-prove-policies', {
  summary: 'Shows who can read, create, edit and delete what, by trying it in the database',
  explanation:
    'Tries every table and view as a visitor and as one person of each role, with sampled records. Each person has a transaction of their own, which is always rolled back. The connection must own the tables or bypass row-level security, and be able to switch to the roles {roles}.',
  notUndone:
    'A rollback doesn’t undo two things: sequences that gave a new record its number, and triggers that reach outside the database. Use a database with sample data, such as a local one or a preview branch: its numbers also change only with the policies.',
  roles:
    'The roles of people are where "{access}" in the declaration says, or else in {claim}. People are named by role.',
  documents:
    'The files are in English. {markdown} is for reviews, {json} for programs, and {test} is a pgTAP test that asks for some of the answers again.',
  noFile: 'The file {file} doesn’t exist. Run "{command}" to create it.',
  matches: 'The answers of the database match {file}.',
  differs:
    'The answers of the database don’t match {file}: {count, plural, one {# row differs} other {# rows differ}}. To accept the current answers, run "{command}".',
  wrote: 'Wrote {file}.',
});

export const diffMessages = messages('command-diff', {
  summary: 'Shows what changed between two specification files',
  explanation:
    'Lists each change with the screens, rules and permissions that it affects; those that may break something come first. The exit code is 1 if there are any.',
  none: 'No differences.',
  changes: '{count, plural, one {# change} other {# changes}}.',
});

export const sqlMessages = messages('command-sql', {
  summary:
    'Prints the SQL of the functions that the application calls, of the functions for viewing as somebody else, of the table of saved views, or of triggers that guard status fields',
  explanation:
    'The SQL creates the functions {names}. The application uses the first to read the schema, the second to count records and the third to write records, such as an invoice with its lines in one transaction. All run with the permissions of their caller, and the first two change nothing. The third remembers each request for at least a week, so that one whose answer was lost can be sent again. For this, the SQL also creates a schema {hidden} with a table and a trigger. The trigger’s function only deletes old answers, with the permissions of its owner (SECURITY DEFINER). With {option} it creates a trigger for each field with declared transitions, so that the database rejects every other status change, as the screens do. Nothing is run: paste the SQL into the SQL editor of your project, add it as a migration, or pass it to psql. Running it again changes nothing.',
  viewsExplanation:
    'With {option} it creates a table for saved views of lists instead. Without the table, views stay in the browser. Everybody can read their own views and shared ones, and change only their own.',
  policiesExplanation:
    'The function shows people who are signed in the text of the policies that apply to their role, and of the functions that these call, so that the application knows before a request what they can do. With {option} it keeps the text, and the application asks the database every time. Visitors never see it.',
  viewAsExplanation:
    'With {option} it creates functions by which some people can view the application as a visitor, as a role or as another person, to see what they may see. Changes are then only tried: the database refuses to store them. {allow} names who may, by a claim of their token. They can see everything that anybody can.',
  nobodyAllowed:
    'Name who may view as somebody else with {option}, by a claim of their token and its value: {option} {example}',
  wroteViewAs: 'Wrote {file}: the functions for viewing as somebody else, in the schema {schema}.',
  oneOfTwo: '{options} create different SQL. Run the command once for each.',
  notRead:
    'The functions are the same for every database, so {source} is not read. Leave it out, or add {option} to create triggers from it.',
  noTransitions:
    'No field has declared transitions. Declare some under "{key}" in the declaration.',
  noFieldTransitions:
    '"{field}" has no declared transitions. {count, plural, =0 {Declare some under "{key}" in the declaration.} one {Only {fields} has transitions.} other {These fields have transitions: {fields}.}}',
  wroteFunctions: 'Wrote {file}: the functions for {schemas}.',
  wroteViews: 'Wrote {file}: the table for saved views in the schema {schema}.',
  wroteTriggers: 'Wrote {file}: {count, plural, one {# trigger} other {# triggers}}.',
});

export const ejectMessages = messages('command-eject', {
  summary: 'Writes an assembled screen as code, which your team then owns',
  explanation:
    'Writes a file such as {example}, with the fields of the entity by name. It also prints the entry for "{key}" in the declaration, which puts the file in the place of the assembled screen. Without the entry nothing changes, and without the file and the entry everything is as before. The file needs the names in {names}. A file that someone has edited is not overwritten.',
  list: 'The list has everything that the assembled one has. "{lists}" in the declaration still decides the order, the page size, the views and the filters of links.',
  detail:
    'The page has everything that the assembled one has. Your team can leave out its parts, replace them or add to them.',
  form: 'The forms of new and existing records do what the assembled ones do. The declaration still decides rules, defaults, conditions and groups of fields, and the rows that belong to a record.',
  noScreen: 'There is no screen "{screen}". Choose {screens}.',
  noEntity: 'There is no entity "{name}". Choose one of these: {names}.',
  noKey: 'The records of {name} have no page, because they have no key.',
  notWritten: '{name} has no form, because its records can’t be created or edited.',
  wrote: 'Wrote {file}.',
  add: 'To open it in place of the assembled screen, add this to {file}:',
});

export const seedMessages = messages('command-seed', {
  summary: 'Fills a development database with sample records that fit its schema',
  explanation:
    'The records are made from the schema: keys and references fit, every value has its type and its place in closed lists, and constraints and unique indexes hold. Values are chosen by the names of fields, and dates lie around today. Nobody and nothing real is meant: e-mail addresses end in ".example", telephone numbers are kept free for fiction. The same schema, day and {option} give the same records.',
  accounts:
    'Accounts are not created. Tables that refer to {table} get as many records as there are accounts for.',
  leftOut:
    'Everything is stored in one transaction. A table is left out, with the reason, if it has records already, if no values satisfy its constraints, if its triggers reject every record, or if it needs a record of a table without any.',
  safety:
    'A database on another machine is only read, and the plan is printed, until you add {option}. Triggers run, also in a trial: those that reach outside the database are not undone.',
  oneOfTwo: '{options} exclude each other. Use only one of them.',
  noTable:
    '{count, plural, one {The table {tables} doesn’t exist.} other {The tables {tables} don’t exist.}} Known tables: {names}.',
  distant:
    'Nothing was stored. The database is on another machine ({host}), and people may work with it. To store these records there all the same, add {option}.',
  stored:
    'Stored {records, plural, one {# record} other {# records}} in {tables, plural, one {# table} other {# tables}}. They are samples: nobody and nothing real is meant.',
  notStored: 'Nothing was stored.',
  failedAt:
    'Nothing was stored. The table {table} could not be filled: {reason}. Correct this, or name the other tables with {option}.',
  failed: 'Nothing was stored. The database rejected the records as a whole: {reason}.',
});

export const storiesMessages = messages('command-stories', {
  summary:
    'Writes stories of the application’s screens for Storybook, on sample records in its own database',
  explanation:
    'Loads the schema into an embedded Postgres and fills it with sample records, as “seed” does. Policies, grants and triggers are your own. Rows of the file are left out, because they may be about real people. Each list, record and form has a story with records, without any, while it is loading, after a failure, with each status, with long texts, from right to left, on a phone, and for each role.',
  people:
    'Each role gets a sample person: by the claim {claim} or the memberships that the declaration names under "{access}". There is also a person without a role, and a visitor.',
  files:
    'The stories and the database are written to the folder {stories}, and replaced when you run the command again. Files of your own in it stay. The configuration in {storybook} is written once, where it is missing.',
  run: 'Before the first start, install Storybook: {install}. Then start it: {storybook}. "{review}" compares pictures of the stories on your own machine.',
  noDump: 'Name the file with your schema: {option}. These commands write one: {examples}.',
  failed: 'Nothing was written. The database rejected the sample records: {reason}.',
  withoutPerson:
    '{count, plural, one {The role {roles} has} other {The roles {roles} have}} no stories: no sample person could be given {count, plural, one {it} other {them}}. Roles by claims of hooks and by functions are not known here.',
  wrote:
    'Wrote {stories, plural, one {# story} other {# stories}} in {files, plural, one {# file} other {# files}} to {folder}.',
});

export const upgradeMessages = messages('command-upgrade', {
  summary: 'Writes names that a new version has changed into your files',
  explanation:
    'Renames imports, what they are used as, values and the commands in {file}. Everything else in your files stays as it is. Running it again changes nothing.',
  rest: 'It lists what you have to change yourself. Your editor finds the rest, and “{changes}” explains it.',
  noFolder: 'Couldn’t read the folder {folder}: {reason}',
  changed: '{file}: {changes}',
  byHand: 'Left to you:',
  left: '{place}: what is imported from {module} has no successor, or is exported again under its earlier name.',
  notRead: '{file} couldn’t be parsed. It hasn’t been changed.',
  done: '{count, plural, =0 {Nothing to rename.} one {Changed # file. Check it with your editor, and look at your screens.} other {Changed # files. Check them with your editor, and look at your screens.}}',
  tried:
    '{count, plural, =0 {Nothing to rename.} one {Would change # file.} other {Would change # files.}}',
});
