import { messages } from '@ninefold/messages';

export const specificationFileMessages = messages('specification-file', {
  file: 'The file',
  notSpecification:
    '{file} is JSON, but not a specification: it has neither a format nor entities. Name a file that "ninefold discover" wrote.',
  damaged:
    '{file} is damaged or was edited by hand. {problem} Create it again with "ninefold discover".',
  empty: '{file} is empty. Create it again with "ninefold discover".',
  notJson: '{file} is not valid JSON: {problem}. Create it again with "ninefold discover".',
  noFormat: '{file} does not say its format. Create it again with "ninefold discover".',
  olderFormat:
    '{file} is in format {format}, and this version of Ninefold reads format {known}. Create it again with "ninefold discover".',
  newerFormat:
    '{file} is in format {format}, and this version of Ninefold reads format {known}. Update Ninefold, or create the file again with this version: "ninefold discover".',
  missing: '{place} has no {key}.',
  unknown: '{place} has {key}, which this version does not know.',
  other: '{place} is {value}, not {expected}.',
  notListed: '{place} is {value}, not one of {allowed}.',
  unfit: '{place} is {value}, which is not allowed there.',
  type: '{type, select, object {an object} array {a list} string {text} number {a number} boolean {true or false} other {{type}}}',
});
