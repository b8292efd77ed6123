import { messages } from '@ninefold/messages';

export const fullDeclarationMessages = messages('full-declaration', {
  typeName:
    '{type, select, string {text} number {a number} boolean {true or false} array {a list} object {an object} null {null} function {a function} other {{type}}}',
  wrongType: 'Expected {expected}, found {actual}.',
  noTenant: 'This has no effect. Say under access.tenant which entity holds the tenants.',
  noHelper: 'No policy calls a function "{name}", or this account does not have access to it.',
  noArgument: 'The function "{name}" has no argument "{argument}".',
  tenantKey:
    'A tenant is chosen by a key of one field. "{entity}" has {fields, plural, =0 {no key} one {a key of # field} other {a key of # fields}}.',
  noTenantReference: 'No entity refers to "{entity}" by one field alone.',
  callKey:
    'A call is named by its method and its path, as in "POST /functions/v1/print". The methods are {methods}.',
  similarGroups:
    '"{group}" and "{other}" are two groups, which differ only in capitals or spaces. Use one of them for both.',
  noOrder: '{field} is not a whole number, so it can’t define an order.',
  notChild: '"{entity}" does not refer to "{parent}", so its records can’t be rows of its form.',
  notSummed: '{field} is not a number, so it has no sum.',
  amount:
    '{unit, select, characters {{amount, plural, one {# character} other {# characters}}} rows {{amount, plural, one {# row} other {# rows}}} milliseconds {{amount, plural, one {# millisecond} other {# milliseconds}}} other {{amount, plural, one {# byte} other {# bytes}}}}',
  limitExceeded:
    '{limit} is more than the database allows ({allowed}). Raise it there, or lower it here.',
  listView: 'A list is shown as {table}, {board} or {calendar}, not as {view}.',
  notCalendar:
    '{field} is not a date or time, nor a range of them, so a list can’t be a calendar by it.',
  pageSizeExceeded:
    '{size} is more than the server returns at once ({limit}). Raise it there, or lower it here.',
  noScreen:
    'This screen doesn’t exist: this account can’t {action, select, select {read} insert {create} other {edit}} the records of {entity}, or {entity} has no key.',
  noAction:
    'This does nothing. Give it “{action}”, a function that loads it, or “{href}”, an address that it leads to.',
  hrefOnSelection:
    'An address is about one record or a list, so it can’t be offered on a selection. Leave “selection” out, or load an action.',
  screenNotGranted:
    '"{role}" can’t see this screen: the database does not let it {action, select, select {read} insert {create} other {edit}} {entity}.',
  notGranted:
    '"{role}" can’t {action, select, read {read} create {create} change {edit} other {delete}} {entity}: the database does not grant it. Grant it there, or leave it out here.',
  grantedAnyway:
    '"{role}" can still {action, select, read {read} create {create} change {edit} other {delete}} {entity}: the database grants it. Revoke it there, or declare it here.',
  transitionNotGranted:
    '"{role}" can’t make this transition: the database does not let it edit {entity}.',
  notActions: 'This must be a list of actions, or an object with actions as keys.',
  notRecords: 'This must say in words which records are meant, or be true for any record.',
  initialState:
    'A record starts as "{state}", the database’s default. Add it here, or change the default.',
  notJson: '{field} is {type}. Only json and jsonb columns have a shape.',
  noBucket: 'There is no storage bucket "{name}". Create it, or name one of these: {names}.',
  notFile:
    '{field} is {type}. Only a text column holds the path of a file: declare the file there, or remove it here.',
  file: 'This must be an object with the name of a bucket, such as {example}.',
  fileTypes: 'This must be a list of media types, such as {example}.',
  fileSize: '{field} is not a whole number, so it can’t hold the size of a file.',
  fileText: '{field} is {type}, so it can’t hold the name or the type of a file.',
  fileBytes: 'This must be a whole number of bytes above 0.',
  fileBytesExceeded:
    'This is more than the bucket allows ({allowed}). Raise it there, or lower it here.',
  fileTypeRejected: 'The bucket doesn’t accept “{type}”. Allow it there, or leave it out here.',
  shape: 'Write “checklist”, or an object with either checklist or table.',
  checklistMembers:
    'Name two members: text, which holds what has to be done, and done, which holds whether it is done.',
  noMembers: 'Name at least one member.',
  memberObject: 'This must be an object, such as {example}.',
  memberKind: 'This must be one of {kinds}.',
  memberValues: 'Only text members have values to choose from. This one is {kind}.',
  memberLabels: 'This must be an object: values with their labels.',
  hidden: 'Write true, or the kinds of screen: {kinds}.',
  emptyGroup: 'A group has no name. Write the heading that people read.',
  input: 'Write a function that loads it: {example}.',
  hiddenButRequired:
    '{field} is required in a new record, so forms can’t leave it out. Declare a default here or in the database.',
  noDateStyle: '{field} is not a date, so it has no date style. Remove the format.',
  dateStyles: 'The date styles are {styles}.',
  format: 'Write {names}, or an object with currency, unit or dateStyle.',
  year: 'A year is a whole number.',
  notText: '{field} is not a text. Remove the format.',
  notNumber:
    '{field} is not a number, so it has no {format, select, percent {percentage} currency {currency} other {unit}}. Remove the format.',
  currency: '"{code}" is not a currency code. Use a code such as EUR.',
  unit: '"{code}" is not a unit that Intl.NumberFormat knows. Use a unit such as kilometer or hour.',
  readOnly: 'Write {values} or {condition}.',
  noReference: '{field} refers to no record, so no choice can depend on it. Remove dependsOn.',
  readOnlyIdle: 'The database sets {field} and accepts no value for it. Remove readOnly.',
  readOnlyButRequired:
    '{field} is required in a new record, so it can’t be read-only there. Write {value}, which lets people enter it once.',
  undecidable:
    '"{condition}" can’t be decided in a form. Write eq., neq., in.(…), is.null or not.is.null.',
  emptyDefault: 'A new record starts empty without a default. Leave it out.',
  readOnlyDefault:
    '{field} is read-only, so it can’t start with a value. Remove the default, or set readOnly to {value}.',
  unfitDefault: '"{value}" does not fit {field}: {problem}',
  unfitToken: '"{token}" does not fit {field}, which is {type}.',
  empty: 'This has no effect: it is empty. Fill it in or remove it.',
  unlistedGroup: 'This has no effect: navigation does not list {entity}. Remove the group.',
  repeated: 'This has no effect: {field} is already at {place}. Remove one of the two entries.',
  hiddenEntity:
    'This has no effect: {entity} is hidden. Remove this setting, or don’t hide {entity}.',
  hiddenInLists:
    'This has no effect: lists leave {field} out, as {place} says. Remove this column, or don’t hide the field there.',
  hiddenNowhere: 'This has no effect: it names no kind of screen. Name one, or remove it.',
  hiddenField: 'This has no effect: {field} is hidden. Remove this setting, or don’t hide {field}.',
  hiddenInForms:
    'This has no effect: forms leave {field} out. Remove this setting, or show {field} in forms.',
  readOnlyField:
    'This has no effect: {field} is read-only. Remove it, or let people edit the field with {setting}.',
});
