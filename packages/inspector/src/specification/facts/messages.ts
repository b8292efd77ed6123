import { messages } from '@ninefold/messages';

/** Texts that the facts of several points share. */
export const factMessages = messages('facts', {
  description: 'Description',
  label: 'Label',
  roles: 'Roles',
  rowAccess: 'Row access',
  hidden: 'Hidden from screens',
  yes: 'yes',
  no: 'no',
  none: 'none',
  nothing: 'nothing',
  notShown: 'not shown',
  appliesTo: 'Applies to',
  rowSecurityOff: 'all records (row-level security is off)',
  statements: '{first}; {second}',
});

export const purposeFactMessages = messages('purpose-facts', {
  product: 'Product',
  title: 'Title',
  purpose: 'Purpose',
  audience: 'Audience',
});

export const screenFactMessages = messages('screen-facts', {
  screens: '{count, plural, one {# screen} other {# screens}}',
  custom: 'Custom screens',
  kind: '{kind, select, list {List} detail {Detail} create {New} change {Edit} other {Custom screen}}',
  purpose:
    '{kind, select, list {Find, filter and sort records} detail {View a record and its related records} create {Create a record} change {Edit a record} other {A screen made for this product}}',
  noPolicy: 'not allowed by any policy',
  parameters: 'Parameters',
  columns: 'Columns',
  sortedBy: 'Sorted by',
  order: '{direction, select, ascending {{field}, ascending} other {{field}, descending}}',
  filters: 'Filters',
  pageSize: 'Records per page',
  layout: 'Layout',
  layoutOf: '{view, select, table {Table} board {Board by {field}} other {Calendar by {field}}}',
  views: 'Views',
});

export const entityFactMessages = messages('entity-facts', {
  fields: '{count, plural, one {# field} other {# fields}}',
  references: '{count, plural, one {# reference} other {# references}}',
  attached: 'Indexes, triggers and publications',
  singular: 'Singular',
  plural: 'Plural',
  displayField: 'Display field',
  key: 'Key',
  noKey: 'none: single records can’t be opened or edited',
  unique: 'Unique',
  storedAs: 'Stored as',
  relationKind:
    '{kind, select, view {a view} materialized_view {a materialized view} partitioned_table {a partitioned table} foreign_table {a foreign table} other {a table}}',
  shows: 'Shows',
  showsToInvoker: 'what each person can see in its underlying tables',
  showsToAll: 'its underlying tables, with its owner’s permissions',
  partOf: 'Part of',
  records: 'Records',
  estimate: 'about {count, number} (database estimate)',
  byPolicy: 'records that a policy allows',
  group: 'Listed under',
  reference: 'Reference: {fields}',
  inBrackets: '({statements})',
  onDeletion:
    '{deletion, select, cascade {if the record it refers to is deleted, this record is deleted too} set_null {if the record it refers to is deleted, this reference is cleared} set_default {if the record it refers to is deleted, this reference is set to its default} other {a record can’t be deleted while another refers to it}}',
  oneToOne: 'at most one record refers to each',
  notEnforced: 'the database does not enforce this reference',
  notValidated: 'existing records may violate this reference',
  referredToBy: 'Referred to by',
  manyToMany: 'Many to many (through {entities})',
  index: 'Index',
  indexes: 'Fields with an index',
  descending: '{field} descending',
  uniqueIndex: 'unique',
  indexMethod: 'by {method}',
  included: 'also holds {fields}',
  onlyWhere: 'only where {condition}',
  trigger: 'Trigger',
  triggers: 'Triggers',
  triggerCalls:
    '{level, select, row {{timing, select, before {Runs {name} before {events}, once for each record} after {Runs {name} after {events}, once for each record} other {Runs {name} instead of {events}, once for each record}}} other {{timing, select, before {Runs {name} before {events}, once for each statement} after {Runs {name} after {events}, once for each statement} other {Runs {name} instead of {events}, once for each statement}}}}',
  event:
    '{event, select, insert {creating} update {editing} delete {deleting} other {deleting all records}}',
  editing: 'editing {fields}',
  onlyWhen: 'only when {condition}',
  disabled: 'disabled',
  publication: 'Publication',
  publications: 'Publications',
  published: '{name}, after {events}',
  onlyFields: 'only these fields: {fields}',
});

export const fieldFactMessages = messages('field-facts', {
  key: 'key',
  mayBeEmpty: 'may be empty',
  neverEmpty: 'never empty',
  computed: 'computed by the database',
  numbered: 'numbered by the database',
  setIfEmpty: 'set automatically if left empty',
  states: 'States',
  values: 'list of values',
  column: 'Column {name}',
  default: 'default  {sql}',
  computedAs: 'computed as  {sql}',
  indexedFor: 'indexed for  {uses}',
  use: '{use, select, order {sorting} equality {exact match} prefix {match at the beginning} containment {contained values} other {match anywhere}}',
  elements: '{kind}: {element}',
  maxLength:
    '{count, plural, one {{kind}, at most # character} other {{kind}, at most # characters}}',
  precision:
    '{digits, plural, one {{kind}, at most # digit, {scale, number} of them after the decimal point} other {{kind}, at most # digits, {scale, number} of them after the decimal point}}',
});

export const stateFactMessages = messages('state-facts', {
  states: '{count, plural, one {# state} other {# states}}',
  values: '{count, plural, one {# value} other {# values}}',
  transitions: '{count, plural, one {# transition} other {# transitions}}',
  title: '{Entity}: {field}',
  valuesFrom: 'Source of the values',
  type: 'type {name}',
  check: 'check constraint {name}',
  database: 'database',
  process: 'Process',
  category: 'none: the values only group records',
  startsAs: 'Starts as',
  transitionsTerm: 'Transitions',
  drawn: '{count, plural, =0 {none: a state never changes} other {#, drawn below}}',
  initial: 'records start here',
  final: 'final',
  colour: 'colour',
  finalOrNot: 'final or not',
  colourSource: 'Colour',
  finalSource: 'Final',
  fromTo: 'From {from} to {to}',
  transition: 'transition',
  byWhom: 'roles',
  requirements: 'requirements',
  by: 'Roles',
  requires: 'Requires',
});

export const ruleFactMessages = messages('rule-facts', {
  rules: '{count, plural, one {# rule} other {# rules}}',
  kind: '{kind, select, required {Required} length {Length} precision {Digits} one_of {List of values} unique {Unique} reference {Reference} check {Check} exclusion {No overlap} other {Declared}}',
  notEnforced: 'not enforced by the database',
  notValidated: 'existing records may violate it',
  inDatabase: 'In the database',
  onlyDatabase: 'Checked by the database alone',
  constraint: 'Constraint',
});

export const permissionFactMessages = messages('permission-facts', {
  roles: '{count, plural, one {# role} other {# roles}}',
  inheritsFrom: 'Inherits from',
  policies: 'Policies',
  bypasses: 'no policy applies: this role can access every record',
  noPolicies: 'no records: row-level security is on, and no policy allows any',
  byPolicy: 'records that a policy allows (row-level security is on)',
  may: 'may {actions}',
  mayNothing: 'may do nothing',
  action: '{action, select, select {read} insert {create} update {edit} other {delete}}',
  mayOnly:
    '{action, select, select {Fields it may read} insert {Fields it may set when creating} other {Fields it may edit}}',
  maySome:
    '{action, select, select {Records it may read} insert {Records it may create} update {Records it may edit} other {Records it may delete}}',
  noPolicyAllows: 'Not allowed by any policy',
  command:
    '{command, select, select {reading} insert {creating} update {editing} delete {deleting} other {everything}}',
  allows: 'Allows {command} for {roles}',
  alsoRequired: 'Restricts {command} for {roles}',
  everyone: 'everyone',
  unnamedPolicy: 'A policy',
  policy: 'policy',
  records: 'Records',
  using: 'Existing records (USING)',
  check: 'Written records (WITH CHECK)',
  hash: 'Hash of its definition',
  onlyDatabase: 'Decided by the database alone',
  callableFunctions: 'Functions that each role can call',
  functions: '{count, plural, one {# function} other {# functions}}',
});

export const callFactMessages = messages('call-facts', {
  calls: '{count, plural, one {# call} other {# calls}}',
  others: 'Functions and other calls',
  schema: 'Schema',
  example: 'Example, generated from the types',
  payload: 'Payload',
  moreFields: '{count, plural, one {// and # more} other {// and # more}}',
  arguments: 'Arguments',
  argument: '{name} ({kind})',
  optionalArgument: '{name} ({kind}, may be left out)',
  returns: 'Returns',
  recordsOf: 'records of {entity}',
  oneRecordOf: 'one record of {entity}',
  rowsOf: 'rows with these columns: {columns}',
  oneRowOf: 'one row with these columns: {columns}',
  anyNumber: 'any number of: {kind}',
  effect: 'Effect',
  volatility:
    '{volatility, select, immutable {changes nothing; returns the same result for the same arguments} stable {changes nothing} other {may change records}}',
  runsAs: 'Permissions',
  owner: 'those of the function’s owner',
  caller: 'those of the caller',
  timeout: 'Timeout',
  noRole: 'no known role',
});

export const errorFactMessages = messages('error-facts', {
  errors: '{count, plural, one {# error} other {# errors}}',
  wholeProduct: 'Whole product',
  title:
    '{code, select, 23502 {Required value missing} 23503 {Broken reference} 23505 {Duplicate value} 23514 {Check failed} 23P01 {Conflict with another record} other {Error {code}}}',
  teamMessage: 'a message from the team',
  reaction: 'what happens then',
  whatHappened: 'What happened',
  thenTerm: 'Then',
  message: 'Message',
});

export const limitFactMessages = messages('limit-facts', {
  limits: '{count, plural, one {# limit} other {# limits}}',
  title:
    '{kind, select, lengths {Field lengths} buckets {Files} settings {Database settings} other {Declared limits}}',
  text: '{kind, select, lengths {Forms check these before they send anything.} buckets {What a storage bucket accepts.} settings {These apply to every call.} other {Declared by the team.}}',
  place: 'what it applies to',
  field: '{field}, when it is entered',
  bucket: 'files uploaded to {bucket}',
  everyCall: 'every call',
  statementTimeout: 'calls that take longer are ended',
  maxRows: 'lists return no more rows at once',
});
