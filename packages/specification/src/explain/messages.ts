import { messages } from '@ninefold/messages';

/** Answers to "why?". `field` and `fields` are labels inside a sentence. */
export const explainMessages = messages('explain', {
  why: 'Why “{name}”?',

  // Where a fact comes from.
  origin: `{kind, select,
    comment_on_column {the comment on the column}
    comment_on_role {the comment on a role}
    comment_on_constraint {the comment on a constraint}
    comment_on_policy {the comment on a policy}
    comment_on_function {the comment on a function}
    comment_on_schema {the comment on a schema}
    comment_on_database {the comment on a database}
    comment_on {the comment on the table}
    column {the column}
    constraint {a constraint on the table}
    grants_to {the permissions of a role}
    policy {a policy on the table}
    setting {a setting of the server}
    storage_bucket {a storage bucket}
    partitioned_table {the partitioned table}
    foreign_table {the foreign table}
    materialized_view {the materialized view}
    table {the table}
    view {the view}
    role {the role}
    function {the function}
    index {the index}
    trigger {the trigger}
    type {the type}
    domain {the domain}
    publication {the publication}
    other {{object}}
  }`,
  derivedOrigin: `{kind, select,
    column {from the column}
    constraint {from a constraint on the table}
    value {from a value of the column}
    partitioned_table {from the partitioned table}
    foreign_table {from the foreign table}
    materialized_view {from the materialized view}
    table {from the table}
    view {from the view}
    other {from {object}}
  }`,
  declaredOrigin: 'the team’s specification.ts',
  noOrigin: 'no source',

  limit: '{name}: {value}.',
  ruleUnchecked: 'The form doesn’t check this rule. People have to follow it themselves.',
  ruleUnenforced: 'The database doesn’t enforce this rule.',
  ruleUnvalidated: 'Existing records may violate this rule.',
  checks: `{count, plural,
    =0 {The database checks the record.}
    one {The database checks {fields}.}
    other {The database checks {fields} together.}
  }`,
  uniqueness: `{count, plural,
    =0 {The database doesn’t allow duplicates of this record.}
    other {The database doesn’t allow two records with the same {fields}.}
  }`,

  // What a person may do.
  can: `{action, select,
    select {Why can you see {entities}?}
    insert {Why can you create {entities}?}
    update {Why can you edit {entities}?}
    other {Why can you delete {entities}?}
  }`,
  cannot: `{action, select,
    select {Why can’t you see {entities}?}
    insert {Why can’t you create {entities}?}
    update {Why can’t you edit {entities}?}
    other {Why can’t you delete {entities}?}
  }`,
  granted: `{action, select,
    select {You can see {entities}: the role “{role}” has this permission in the database.}
    insert {You can create {entities}: the role “{role}” has this permission in the database.}
    update {You can edit {entities}: the role “{role}” has this permission in the database.}
    other {You can delete {entities}: the role “{role}” has this permission in the database.}
  }`,
  notGranted: `{action, select,
    select {You can’t see {entities}: the role “{role}” doesn’t have this permission in the database.}
    insert {You can’t create {entities}: the role “{role}” doesn’t have this permission in the database, or they are read-only.}
    update {You can’t edit {entities}: the role “{role}” doesn’t have this permission in the database, or they are read-only.}
    other {You can’t delete {entities}: the role “{role}” doesn’t have this permission in the database, or they are read-only.}
  }`,
  noPolicy: `{action, select,
    select {You can’t see {entities}: row-level security is on, and no policy allows it.}
    insert {You can’t create {entities}: row-level security is on, and no policy allows it.}
    update {You can’t edit {entities}: row-level security is on, and no policy allows it.}
    other {You can’t delete {entities}: row-level security is on, and no policy allows it.}
  }`,
  notDeclared: `{action, select,
    select {You can’t see {entities}: specification.ts doesn’t allow it for the role “{role}”.}
    insert {You can’t create {entities}: specification.ts doesn’t allow it for the role “{role}”.}
    update {You can’t edit {entities}: specification.ts doesn’t allow it for the role “{role}”.}
    other {You can’t delete {entities}: specification.ts doesn’t allow it for the role “{role}”.}
  }`,
  grantedByDatabase: 'In the database, the role “{role}” has this permission.',
  grant:
    'Someone who manages the product can grant the permission {action} to the role “{role}” in the database.',
  createPolicy: 'Someone who manages the product can create a policy for {action} in the database.',
  declarePermission:
    'Someone who manages the product can add this permission under {path} in specification.ts. The database must allow it, too.',
  everyRecord: 'This applies to every record: row-level security is off.',
  policiesDecide: `{count, plural,
    one {A policy decides this for each record.}
    other {# policies decide this for each record.}
  }`,

  // An entity and its fields.
  descriptionUnknown:
    'Description: not shown. Add a comment to the table, or a “{key}” in specification.ts.',
  names: 'Plural: “{Entities}”. Singular: “{Entity}”.',
  derivedNames: 'Plural: “{Entities}”. Singular: “{Entity}”. Both come from the table’s name.',
  pluralUnknown: 'Plural: not shown. Add a “{key}” in specification.ts.',
  rows: `{kind, select,
    partitioned_table {{Entities} are the rows of a partitioned table.}
    foreign_table {{Entities} are the rows of a foreign table.}
    view {{Entities} are the rows of a view.}
    materialized_view {{Entities} are the rows of a materialized view.}
    other {{Entities} are the rows of a table.}
  }`,
  editName: 'To change the name, edit {path} in specification.ts.',
  setNames: 'To change the names, set {label} and {plural} in specification.ts.',
  meaningUnknown:
    'Meaning: not shown. Add a comment to the column, or a “{key}” in specification.ts.',
  label: 'The label is “{label}”.',
  derivedLabel: 'The label “{label}” comes from the column’s name.',
  labelUnknown: 'Label: not shown. Add a “{key}” in specification.ts.',
  editLabel: 'To change the label, edit {path} in specification.ts.',
  setLabel: 'To change the label, set {path} in specification.ts.',
  kind: `{kind, select,
    text {The field holds text.}
    integer {The field holds a whole number.}
    decimal {The field holds a number.}
    float {The field holds an approximate number.}
    boolean {The field holds yes or no.}
    date {The field holds a date.}
    time {The field holds a time of day.}
    timestamp {The field holds a date and time.}
    instant {The field holds a date and time with zone.}
    interval {The field holds a duration.}
    enum {The field holds one of a list of values.}
    uuid {The field holds a UUID.}
    json {The field holds structured data.}
    binary {The field holds bytes.}
    array {The field holds a list.}
    range {The field holds a range.}
    other {The field holds a value.}
  }`,
  computed: 'The database computes the value from other fields, so you can’t enter it.',
  numbered: 'The database assigns this number, so you can’t enter it.',
  setByDatabase: 'If the field is left empty, the database sets its value.',
  notWritable: `{action, select,
    insert {You can’t fill in this field when you create a record: the role “{role}” doesn’t have permission to write it.}
    other {You can’t edit this field: the role “{role}” doesn’t have permission to write it.}
  }`,

  // A list.
  emptyTitle: 'Why is this list empty?',
  noMatch: 'No {entities} that you can see match the current search and filters.',
  noneOrHidden:
    'There are no {entities} yet, or policies hide them from you. The database doesn’t say which.',
  none: 'There are no {entities} yet. Nothing is hidden from you.',
  clear: 'Clear the search and the filters.',
  askOthers: 'Ask someone with more access whether there are any {entities}.',
  createFirst: 'Create the first {entity}.',
  onlyTenant: 'Only {entities} of {tenant} are shown.',
  chooseAll: 'Choose “All {entities}” in the navigation.',
  rowsTitle: 'Why this many rows?',
  pageSize: 'A page shows {count, plural, one {# {entity}} other {# {entities}}}.',
  pageSizeUnknown:
    'Rows per page: not shown. The application shows 50, or the number that you choose. To change this for everyone, set {path} in specification.ts.',
  choosePageSize: 'Choose another number of rows per page below the list.',
  maxRowsUnknown:
    'Maximum rows per response: not shown. Set {setting} in the database, or declare a limit in specification.ts.',

  // A screen.
  cannotOpen: 'Why can’t you open “{title}”?',
  purpose: 'Purpose: {purpose}',
  customScreen: 'This is a custom screen.',
  assembledScreen: 'This screen is assembled from the specification.',
  rolesDeclared: 'The roles of this screen are declared at {path} in specification.ts.',
  forNoRole: 'No role can open this screen.',
  forRoles: 'This screen is for {roles}.',
  rolesUnknown: 'Roles: not shown. Add “{key}” in specification.ts.',
  yourRole: 'Your role is “{role}”.',

  // Needs attention.
  dueTitle: `{nearness, select,
    past {Why do overdue {entities} need attention?}
    other {Why do {entities} that are due soon need attention?}
  }`,
  daysUnknown: 'The number of days that count as “soon”: not shown. The application uses seven.',
  overdue: 'Each {entity} is overdue once its “{label}” has passed.',
  overdueWhile: 'This applies only while {conditions}.',
  dueUnknown: 'Due date: not shown. The name “{label}” suggests that this field is one.',
  dueField: '“{label}” is a field of each record.',
  dueDeclared: 'The due date is declared at {path} in specification.ts.',
  declareDue: 'To say whether this field is a due date, set {path} in specification.ts.',
  waitingTitle: 'Why do {entities} in the state “{state}” need attention?',
  notFinished: 'Nothing says that {entities} in the state “{state}” are finished.',
  stepsUnknown: 'Transitions: not shown. Nothing says whether the states are steps of a process.',
  declareFinal:
    'If {entities} in the state “{state}” are finished, set “{final}” or “{settled}” for this state under {path} in specification.ts.',

  // A status.
  stateOf:
    'This is the value of “{field}” in this record, {count, plural, one {the only possible value} other {one of # possible values}}.',
  tone: `{tone, select,
    neutral {The colour of this state means “neutral”.}
    accent {The colour of this state means “accent”.}
    info {The colour of this state means “information”.}
    success {The colour of this state means “success”.}
    warning {The colour of this state means “warning”.}
    danger {The colour of this state means “danger”.}
    other {The colour of this state means “special”.}
  }`,
  nextTitle: 'What are the next steps from “{from}”?',
  canChange: 'Why can the status change from “{from}” to “{to}”?',
  cannotChange: 'Why can’t the status change from “{from}” to “{to}”?',
  categories: 'These values group records. They are not steps of a process.',
  nextUnknown: 'Next steps: not shown. Every state can be chosen. Add “{key}” in specification.ts.',
  noNext: 'There are no next steps after “{state}”.',
  nextForAnyone: 'To “{state}” (anyone who can edit the record).',
  nextForRoles: `{count, plural,
    =0 {To “{state}” (no role).}
    one {To “{state}” (role: {roles}).}
    other {To “{state}” (roles: {roles}).}
  }`,
  requires: 'Requires {fields}.',
  notYourRole: 'You can’t: your role is “{role}”.',
  notYourPermission: 'You can’t: you don’t have permission to edit “{field}”.',
  changeUnknown:
    'Transitions: not shown. Nothing says whether the status can change from “{from}” to “{to}”.',
  noTransition: 'No transition from “{from}” to “{to}” is declared in specification.ts.',
  noTransitions: 'No transition from “{from}” to {states} is declared in specification.ts.',
  transitionsDeclared: 'To add or change transitions, edit {path} in specification.ts.',

  // A rejected call.
  rejectedTitle: 'Why was this refused?',
  correct: 'Correct the values, then try again.',
  stillReferred: `{count, plural,
    one {{referring} refer to {entities} in the field {fields}. The database doesn’t delete a record, or change its key, while other records refer to it.}
    other {{referring} refer to {entities} in the fields {fields}. The database doesn’t delete a record, or change its key, while other records refer to it.}
  }`,
  deleteReferring:
    'Delete the {entities} that refer to this record, or make them refer to another one. Then try again.',
  declareMessage: 'To show another message, set {path} in specification.ts.',
  ruleUnknown: 'The rule that was violated: not shown. You don’t have access to that information.',
  roleNotGranted: 'The role “{role}” doesn’t have this permission in the database.',
  policiesDenied:
    'Row-level security is on, so policies decide which {entities} you can create, edit or delete. Either the policies didn’t allow this, or the role “{role}” doesn’t have permission.',
  message: 'The message shown: “{message}”',
  reaction: 'What happens next: {reaction}',
  noCode: 'The server sent no error code.',
  noRow:
    'The server reported no error but wrote no record: policies, triggers and rules of the database can leave a record out or unchanged.',
  intercepted: `{kind, select,
    trigger {The trigger “{name}” can leave {entities} out or unchanged, or write something else.}
    other {The rule “{name}” takes the place of writes to {entities}.}
  }`,
  code: 'The server rejected the request with an error code.',
  codesDocument: 'error codes of Postgres and the Data API',
});
