import { messages } from '@ninefold/messages';

export const sourceMessages = messages('command-sources', {
  twoSources: '{file} and {option} can’t both be read. Leave one of them out.',
  noDatabase:
    'No database given. Name one with {option} or in the environment variable {variable} ({example}), or name a plain SQL dump with {load}.',
  contradiction: '{path} (a contradiction)',
  noDeclaration:
    'The file {file} doesn’t exist. Pass {option} the path of a module that exports "{name}".',
  noExport: '{file} doesn’t export "{name}". It should contain: {code}',
  invalidModule: '{file} could not be read as a module: {reason}',
  foreignDeclaration:
    '{file} names no entity of {dump}, so it is left out. To check it against the dump all the same, add {option}.',
  noDump: 'The file {file} doesn’t exist. Pass {option} the path of a plain SQL dump.',
  dumpIsNoFile: '{file} is not a file. Pass {option} the path of a plain SQL dump.',
  skipped: 'Skipped line {line}: {statement} ({reason})',
  noSpecification: 'The file {file} doesn’t exist. Run "{command}" to create it.',
  specificationIsFolder: '{file} is a folder. Name the file that "{command}" wrote.',
  notRead: '{file} could not be read: {reason}',
});
