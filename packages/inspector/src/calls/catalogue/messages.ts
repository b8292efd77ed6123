import { messages } from '@ninefold/messages';

/** Labels of the calls that the application itself makes. */
export const applicationCallMessages = messages('application-calls', {
  specification: 'Reads the product’s specification',
  counts: 'Counts records for the navigation',
  write: 'Saves records together, and only once',
  viewingAs: 'Finds out whom the database shows the application to',
  people: 'Finds people to view the application as',
  listViews: 'Reads the saved views of a list',
  createView: 'Saves a view of a list',
  changeView: 'Changes a saved view',
  deleteView: 'Deletes a saved view',
  signIn: 'Signs a person in',
  renew: 'Renews the session',
  signOut: 'Signs this device out',
  uploadFile: 'Uploads the file of a record',
  signFile: 'Creates a temporary link to a file',
  readFile: 'Reads a file',
  deleteFile: 'Deletes a file',
});

/** The reason a call is none of those that the application makes. */
export const catalogueMessages = messages('call-catalogue', {
  otherServer: 'The call goes to another server.',
  path: 'Nothing is listed at {path}.',
  method: '{method} is not listed at {path}.',
  parameter: 'The call has an unexpected parameter: {name}.',
  schema: 'The call names a schema, which is not expected at this path.',
  value: 'The call doesn’t have the parameter {parameter}.',
  nested: 'The call reads only a part of {field}.',
  field: '{entity} has no field {field} that you can read.',
  orderRelation: 'The call sorts by {relation} without embedding it.',
  alias: 'The call reads {field} under another name or as another type.',
  everyColumn: 'The call doesn’t name the columns that it reads.',
  relation: 'The call embeds {relation}, but no foreign key connects to it.',
  twoSteps: 'The call embeds {relation}, which is two references away.',
  body: 'The call’s body is not a single JSON object.',
  bodyField: 'The call’s body has {name}, which can’t be sent.',
  functionConditions: 'The call has filters besides the function’s arguments.',
  noArgument: '{function} has no argument {name}.',
  missingArgument: 'The argument {name} is missing.',
  query: 'The call’s query is not valid for the Data API.',
  columns:
    'The call names columns that can’t be sent, or a way to resolve conflicts, which the application’s calls never do.',
  conditionsOn: 'The call has filters on {relation} without embedding it.',
  otherConditions: 'The call has filters on other tables.',
  page: 'The call sorts or limits the records that it writes.',
  conditionalInsert: 'The call creates a record with a filter.',
  noKey: 'The call doesn’t identify its records by their key.',
});
