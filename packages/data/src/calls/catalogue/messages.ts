import { messages } from '@ninefold/messages';

/** Labels of the calls that the application itself makes. */
export const applicationCallMessages = messages('application-calls', {
  specification: 'Reads the product’s specification',
  signIn: 'Signs a person in',
  renew: 'Renews the session',
  signOut: 'Signs this device out',
});

/** Why a call is none of those that the application makes. The subject, “it”, is the call. */
export const catalogueMessages = messages('call-catalogue', {
  otherServer: 'It goes to another server.',
  path: 'Nothing is listed at {path}.',
  method: '{method} is not listed at {path}.',
  parameter: 'It has the parameter {name}.',
  schema: 'It names a schema, and this call has none.',
  value: 'It is not one with {parameter}.',
  nested: 'It reads a part of {field}.',
  field: '{entity} has no field {field} that you can read.',
  orderRelation: 'It sorts by {relation}, which it does not embed.',
  alias: 'It reads {field} under another name or type.',
  everyColumn: 'It reads every column without naming them.',
  relation: 'It embeds {relation}, which no reference leads to.',
  twoSteps: 'It embeds {relation} two steps away.',
  body: 'The body is not one JSON object.',
  bodyField: 'The body has {name}, which can’t be sent.',
  functionConditions: 'It has conditions besides its arguments.',
  noArgument: '{function} has no argument {name}.',
  missingArgument: 'The argument {name} is missing.',
  query: 'Its query is not in the grammar of the Data API.',
  columns: 'It names columns or how to resolve a conflict, which no call does.',
  conditionsOn: 'It has conditions on {relation}, which it does not embed.',
  otherConditions: 'It has conditions on other tables.',
  page: 'It writes a page of records.',
  conditionalInsert: 'It creates a record under a condition.',
  noKey: 'It does not identify one record by its key.',
});
