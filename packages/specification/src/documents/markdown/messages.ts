import { messages } from '@ninefold/messages';

/** Arguments are Markdown already. */
export const documentMessages = messages('document', {
  notShown: '*not shown*',
  empty: '*empty*',
  none: 'none',
  yes: 'yes',
  no: 'no',
  withSource: '{text} ({source})',
  named: '{name}: {value}',
  items: '{first}, {second}',
  clauses: '{first}; {second}',
  fromDatabase: 'database: {object}',
  declared: 'declared: {place}',
  fromPlatform: 'platform: {document}',
  derived: 'derived from {origin}',

  untitled: 'Untitled product',
  introduction:
    'What is known about this product, in nine points. Every fact has its source. Unknown facts are marked {notShown}.',
  alwaysTrue: 'These facts are true of every product made with Ninefold:',
  contradictions:
    'These declarations contradict each other or the database. The stricter one applies:',
  contradiction: '{statement} (declared: {place}; contradicts: {source})',
  title: 'Title',
  purpose: 'The product’s purpose',
  audience: 'Its intended users or audience',

  label: 'Label',
  description: 'Description',
  source: 'Source',
  role: 'Role',
  roles: 'Roles',
});

export const screenMessages = messages('document-screens', {
  screen: 'Screen',
  activity: 'What people do there',
  path: 'Path',
  parameters: 'Parameters',
  activityOf:
    '{kind, select, list {find and sort} detail {read} create {create} change {edit} other {a custom screen}}',
  noPolicy: '{activity} (no policy allows it)',
  lists: 'How lists open',
  columns: 'shows {fields}',
  order: 'sorted by {fields}',
  orderBy: '{field}, {direction, select, ascending {ascending} other {descending}}',
  filters: 'only {conditions}',
  condition: '{field} {condition}',
  pageSize: '{count, plural, one {# record} other {# records}} per page',
  view: 'as a {view, select, table {table} board {board by {field}} other {calendar by {field}}}',
  views: 'with the {count, plural, one {view} other {views}} {views}',
  list: '{Entities}: {parts}.',
  defaultList: '{Entities}: default view.',
});

export const entityMessages = messages('document-entities', {
  description: 'Description: {description}',
  stored:
    'Stored in the {kind, select, foreign_table {foreign table} materialized_view {materialized view} partitioned_table {partitioned table} view {view} other {table}} {name} ({source})',
  labels: 'Singular: {singular}; plural: {plural}',
  display: 'Display field: {fields}',
  noKey: 'No primary key: single records can’t be opened or edited',
  key: 'Identified by {fields}',
  unique:
    'No two records have the same {count, plural, one {{fields}} other {combination of {fields}}}',
  estimate: '{count, plural, one {About # record} other {About # records}} (database estimate)',
  invokerView: 'Shows each person what they can see in its underlying tables',
  ownerView: 'Shows its underlying tables with the permissions of the view’s owner',
  checkOption: 'Rows that it would not show can’t be written through it',
  inherits: 'Its records also belong to {name}',
  group: 'Listed under {group}',
  hidden: 'Hidden from screens ({source})',
  references: 'Refers to:',
  reference:
    '{fields}: one of the {entities}{unique, select, true {, each at most once} other {}} ({columns} of {name})',
  deletion:
    '{action, select, cascade {deleting that record also deletes the records that refer to it} set_null {deleting that record empties this reference} set_default {deleting that record sets this reference to its default} other {that record can’t be deleted while other records refer to it}}',
  notEnforced: 'the database does not enforce it',
  notValidated: 'existing records may violate it',

  noFields: 'No fields are visible here.',
  fields: 'Each field is a column of {name} in the database:',
  field: 'Field',
  type: 'Type',
  nullable: 'May be empty',
  default: 'Default value',
  indexed: 'Indexed for',
  storedType: '{type}, stored as {baseType}',
  computed: 'computed',
  computedBy: 'computed: {expression}',
  identity: 'numbered by the database',
  indexedUse:
    '{use, select, order {sorting} equality {exact matches} prefix {matches at the start} part_of_text {partial matches} other {contained values}}',
  editableBy: 'only {roles} can set it',
  position: 'orders records that have the same {name}',
  noPosition: 'does not order records',
  shapeTable: 'a table of {members}',
  shapeChecklist: 'a checklist of {text} and {done}',
  overdue: 'past it, a record is overdue',
  overdueWhile: 'past it, a record is overdue while {conditions}',

  indexes: 'Indexes',
  triggers: 'Triggers',
  publications: 'Publications',
  section: '{title}:',
  descending: '{column} descending',
  uniqueIndex: 'unique',
  method: 'by {method}',
  include: 'also contains {columns}',
  predicate: 'only where {condition}',
  event:
    '{event, select, insert {created} update {edited} delete {deleted} other {deleted all at once}}',
  trigger:
    '{name}: calls {function} {timing, select, before {{level, select, row {before each record is {events}} other {once before records are {events}}}} after {{level, select, row {after each record is {events}} other {once after records are {events}}}} other {{level, select, row {instead of each record being {events}} other {once instead of records being {events}}}}}{hasFields, select, true { (only changes to {fields})} other {}}',
  when: 'only when {condition}',
  disabled: 'disabled',
  publication: '{name}: when a record is {events}',
  only: 'with {columns} only',
});

export const stateMessages = messages('document-states', {
  heading: '{Entity}: {field}',
  enumType: 'One of the values of the type {type} ({source}):',
  check: 'One of the values that the check {constraint} lists ({source}):',
  values: 'One of these values ({source}):',
  value: 'Value',
  name: 'Name',
  colour: 'Colour',
  final: 'Final',
  settled: 'no, but {fact}',
  nothingLeft: 'nothing is left to do',
  category: 'It groups records and has no transitions ({source}).',
  initial: 'Starts as: {states}',
  transitions: 'Transitions: {count}',
  from: 'From',
  to: 'To',
  by: 'By',
  requires: 'Requires',
});

export const ruleMessages = messages('document-rules', {
  notEnforced: 'The database does not enforce it.',
  notValidated: 'Existing records may violate it.',
  source: '({source})',
});

export const permissionMessages = messages('document-permissions', {
  permissions: 'Permissions',
  rowAccess: 'Row access',
  functions: 'Functions that roles can call',
  also: 'Further access',
  with: 'Entity',
  may: 'May',
  function: 'Function',
  inherits: 'inherits from {roles}',
  bypasses: 'no policy applies: it can access every record',
  nothing: 'nothing',
  noPolicy: '{actions}; no policy allows {withheld}',
  action: '{action, select, select {read} insert {create} update {edit} other {delete}}',
  limitedAction:
    '{action, select, select {read} insert {create} update {edit} other {delete}} ({limits})',
  only: '{fields} only',
  activity:
    '{action, select, select {reading} insert {creating} update {editing} delete {deleting} other {everything}}',
  noFunctions: 'No role can call any function.',
  unrestricted: 'All records (row-level security is off): {entities}.',
  noPolicies:
    'Row-level security is on{forced, select, true {, for its owner too} other {}} ({source}), and no policy gives access to any record.',
  restricted:
    'Row-level security is on{forced, select, true {, for its owner too} other {}} ({source}): only what a policy allows.',
  policy:
    '{name}: {permissive, select, true {allows} other {is also required for}} {activity}, for {roles}.',
  unnamed: 'A policy',
  unknownRecords: 'Which records: {notShown}',
  using: 'Which records ({clause}):',
  check: 'Written records must satisfy ({clause}):',
});

export const callMessages = messages('document-calls', {
  call: 'Call',
  payload: 'Payload',
  described: '{activity}. {description}',
  inSchema: '{call} in schema {schema}',
  functions: 'Functions',
  description: 'Description: {description}',
  takesNothing: 'Takes nothing',
  takesBody: 'Takes the whole body of the request, as {type}',
  takes: 'Takes: {arguments}',
  typed: '{name} ({type})',
  typedOneOf: '{name} ({type}, one of {values})',
  argument:
    '{argument}{variadic, select, true {, any number of them} other {}}{need, select, required {} default {, may be left out: then {default}} other {, may be left out}}',
  returnsNothing: 'Returns nothing',
  returnsRecords: 'Returns {set, select, true {records} other {one record}} of {entity}',
  returnsRows: 'Returns {set, select, true {any number of rows} other {one row}} of {columns}',
  returnsValues: 'Returns {set, select, true {any number of} other {one}} {type}',
  returnsOneOf: 'Returns {set, select, true {any number of} other {one}} {type}, of {values}',
  effect:
    '{volatility, select, immutable {Changes nothing, and returns the same result for the same arguments} stable {Changes nothing} other {May change records}}; runs with the permissions of {definer, select, true {its owner} other {the caller}}',
  strict: 'Returns NULL without running if an argument is NULL',
  timeout: 'Stopped after {timeout}',
});

export const errorMessages = messages('document-errors', {
  statement: 'What happened',
  message: 'Message',
  reaction: 'Reaction',
  code: 'Code',
  constraint: 'Constraint',
});

export const limitMessages = messages('document-limits', {
  limit: 'Limit',
  value: 'Value',
  holder: 'Applies to',
  bucket: 'storage bucket {name}',
  role: 'role {name}',
  setting: 'setting {name}',
  product: 'the product',
});
