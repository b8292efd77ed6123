import { messages } from '@ninefold/messages';

/** Descriptions of the options in `--help`. */
export const optionMessages = messages('command-options', {
  databaseUrl:
    'The database: {example}. Default: the environment variable {variable}. Only {commands} write to it.',
  load: 'Reads a plain SQL dump instead of a server',
  schema:
    'The schemas to read. Default: those that "{init}" has written into {file}, or {schema}; for a dump, every schema that it creates tables in.',
  declaration: 'The module that declares your specification. Default: {file}.',
  output: 'Writes to a file instead of standard output',
  states:
    'The status fields to guard, such as {example}, or {all} for every field with transitions',
  views: 'Prints the table for saved views instead',
  hidePolicies: 'The function doesn’t show the text of policies to people who are signed in',
  viewAs: 'Prints the functions for viewing as somebody else instead',
  allow: 'With {option}: who may, by a claim of their token, such as {example}',
  claimsHook:
    'With {option}: the custom access token hook of your project, which adds claims, such as {example}',
  blank: 'Uses a blank specification',
  as: 'A person to try, by e-mail address or ID. Repeat {option} for more. Default: one person of each role.',
  role: 'The role to describe. Default: {default}.',
  rows: 'How many records of each table are tried or created. Default: {default}.',
  seed: 'Another number gives other records. Default: {default}.',
  tables: 'Fills only these tables. Default: all without records.',
  append: 'Adds records to tables that have some',
  dryRun: 'Prints the result without keeping it. Records are tried in the database and undone.',
  sql: 'Does the same, and prints the SQL that stores the records',
  yes: 'Stores the records also in a database on another machine',
  names: 'Includes the people’s e-mail addresses',
  into: 'Writes {files} to a folder instead of standard output',
  check:
    'Compares {file} with the answers of the database and prints the rows that differ. The file is in the folder of {option}, or in the working directory.',
  json: 'Prints JSON',
  url: 'The project’s URL, such as {example}. Default: the environment variable {variable}.',
  publishableKey:
    'The publishable key ({example}) or the older anon key. Default: the environment variable {variable}.',
  install: 'Installs the functions {names} in the database',
  folder: 'The workspace to write to. Default: the working directory.',
  language: 'The language to print in: {languages}. Default: the language of the terminal.',
  help: 'Prints this help',
});

/** Problems of a command line. */
export const argumentMessages = messages('command-arguments', {
  noFiles: '"{command}" takes no files. You named {files}.',
  atMost:
    '"{command}" takes at most {maximum, plural, one {# file} other {# files}}. You named {count, plural, one {# file} other {# files}}: {files}.',
  exactly:
    '"{command}" takes {maximum, plural, one {# file} other {# files}}. You named {count, plural, =0 {none} one {# file: {files}} other {# files: {files}}}.',
  unknownOption: '"{command}" has no option {option}.',
  missingValue: 'The option {option} needs a value: {example}.',
  unexpectedValue: 'The option {option} doesn’t take a value.',
  unknownLanguage: 'The option {option} takes {languages}, not {language}.',
  seeHelp: '"{help}" lists the options.',
  wholeNumber: 'The option {option} takes a whole number from 1 to {maximum}, not {value}.',
  twoSources: '{options} name different sources. Use only one of them.',
  noSchema: 'The option {option} names no schema. Name one or more, as in {example}.',
});
