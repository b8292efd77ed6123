import { messages } from '@ninefold/messages';

/**
 * `object` is an object's name inside a sentence: "table public.work_order"; `Object` is the same at its
 * beginning. `before` and `after` are values, of which one is missing where `change` is `added` or `removed`.
 */
export const differenceMessages = messages('difference', {
  weight:
    '{weight, select, breaks {May break something} opens {Opens access} changes {Changes behaviour} adds {Adds something} other {Changes wording}} ({count})',
  touched: '{what, select, screens {screens} rules {rules} other {permissions}}: {names}',
  touchedMore:
    '{what, select, screens {screens} rules {rules} other {permissions}}: {names}; and {count} more',
  mayUse: '{role} may {actions} {entity}',
  mayCall: '{role} may call {function}',
  action: '{action, select, select {read} insert {create} update {edit} other {delete}}',

  object:
    '{kind, select, call {the call {name}} column {column {name}} constraint {constraint {name}} error {the error {name}} foreign_key {foreign key {name}} foreign_table {foreign table {name}} function {the function {name}} index {index {name}} materialized_view {materialized view {name}} partitioned_table {partitioned table {name}} publication {publication {name}} role {the role {name}} screen {the screen {name}} table {table {name}} trigger {trigger {name}} type {the type {name}} view {view {name}} other {{name}}}',
  objectOn:
    '{kind, select, constraint {constraint {name} on {relation}} foreign_key {foreign key {name} on {relation}} index {index {name} on {relation}} publication {publication {name} on {relation}} trigger {trigger {name} on {relation}} other {{name} on {relation}}}',
  policyOn: 'policy “{name}” on {entity}',
  policyFor: 'policy for {command} on {entity}',
  limit: 'the limit “{name}”',
  declaredRule: 'the declared rule “{rule}”',
  transition: 'the transition of {field} from {from} to {to}',

  removed: '{Object} was removed.',
  removedValue: '{Object} was removed; it was {value}.',
  added: '{Object} is new.',
  addedValue: '{Object} is new: {value}.',
  addedTitle: '{Object} is new: “{title}”.',
  changed: '{Object} was {before} and is {after}.',
  textChanged:
    '{Object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  redefined: '{Object} has a different definition.',
  renamed: '{Object} is now called {name}.',
  labelOf:
    'The label of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  descriptionOf:
    'The description of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  commentOn:
    'The comment on {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  hiddenOf:
    'The setting “hidden” of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',

  title:
    'The product’s title {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  purpose:
    'The product’s purpose {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  audience:
    'The product’s audience {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  screenRoles:
    'The roles of {object} {change, select, added {are new: “{after}”} removed {were removed; they were “{before}”} other {were “{before}” and are “{after}”}}.',
  errorMessage:
    'The message for {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  errorReaction:
    'The reaction to {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',

  entityRenamed:
    '{Object} was removed, and {name} is new with nearly the same columns: probably renamed.',
  entityAdded: '{Object} is new, with {columns, plural, one {# column} other {# columns}}.',
  openEntityAdded:
    '{Object} is new, with {columns, plural, one {# column} other {# columns}}, and no policy restricts the access of {roles}.',
  entityKind:
    '{Object} is now a {kind, select, foreign_table {foreign table} materialized_view {materialized view} partitioned_table {partitioned table} view {view} other {table}}.',
  key: 'The key of {object} {change, select, added {is new: ({after})} removed {was removed; it was ({before})} other {was ({before}) and is ({after})}}. The addresses of its records change.',
  pluralOf:
    'The plural of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  groupOf:
    'The group of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  displayOf:
    'The display field of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  listColumns:
    'The columns in the list of {object} {change, select, added {are new: “{after}”} removed {were removed; they were “{before}”} other {were “{before}” and are “{after}”}}.',
  listOrder:
    'The order of the list of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  listFilters:
    'The filters of the list of {object} {change, select, added {are new: “{after}”} removed {were removed; they were “{before}”} other {were “{before}” and are “{after}”}}.',
  listPageSize:
    'The page size of the list of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  listView:
    'The view of the list of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  rowSecurityOn: 'Row-level security of {object} is now on: roles see only what a policy allows.',
  rowSecurityOff:
    'Row-level security of {object} is now off: every role with a grant sees every row.',
  rowSecurityForced: 'Row-level security of {object} now also applies to its owner.',
  rowSecurityNotForced: 'Row-level security of {object} no longer applies to its owner.',
  inheritance: '{Object} inherits from different tables.',
  redefinedWithoutPolicy:
    '{Object} has a different definition, and no policy limits what it shows.',
  checkOption:
    'The check option of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  invokerView:
    '{Object} now shows what the role that queries it can see, no longer what its owner can.',
  ownerView: '{Object} now shows what its owner can see to everyone who can read it.',
  owner:
    '{Object} belonged to {before} and belongs to {after}, to whom policies {bypasses, select, true {do not apply} other {apply}}.',
  ownerAccess:
    '{Object} belongs to {owner}, to whom policies now {bypasses, select, true {do not apply} other {apply}}.',

  columnRenamed: '{Object} was removed, and {name} is new and similar: probably renamed.',
  columnAdded: '{Object} is new, of type {type}.',
  requiredColumnAdded: '{Object} is new, of type {type}, and every new record needs a value.',
  nullable: '{Object} may now be empty.',
  notNullable: '{Object} may no longer be empty.',
  defaultOf:
    'The default of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  generationOf:
    'The generation of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  typeOf:
    'The type of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  lengthOf:
    'The maximum length of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  precisionOf:
    'The precision of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  collationOf:
    'The collation of {object} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  attributesOf:
    'The attributes of {object} {change, select, added {are new: “{after}”} removed {were removed; they were “{before}”} other {were “{before}” and are “{after}”}}.',
  enumValueAdded: '{Object} has a new value “{value}” ({fields}).',
  enumValueRemoved: '{Object} no longer has the value “{value}” ({fields}).',
  enumValuesReordered: 'The values of {object} are in a different order ({fields}).',

  constraintChanged: '{Object} has changed.',
  notEnforced: '{Object} is no longer enforced.',
  notValidated: '{Object} is not validated: existing rows may violate it.',
  validated: '{Object} now applies to every row.',
  foreignKeyRemoved:
    '{Object} was removed: values of {fields} no longer have to exist in {relation}.',
  foreignKeyActions: '{Object} had {before} and has {after}.',
  foreignKeyOptions: '{Object} is checked differently.',

  initialStates:
    'The initial states of {field} {change, select, added {are new: “{after}”} removed {were removed; they were “{before}”} other {were “{before}” and are “{after}”}}.',
  category:
    'The setting “category” of {field} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  stateLabel:
    'The label of the state {state} of {field} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  stateTone:
    'The colour of the state {state} of {field} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  stateFinal:
    'The setting “final” of the state {state} of {field} {change, select, added {is new: “{after}”} removed {was removed; it was “{before}”} other {was “{before}” and is “{after}”}}.',
  transitionText:
    '“{label}” by {roleCount, plural, =0 {anyone} other {{roles}}}, requiring {fieldCount, plural, =0 {nothing} other {{fields}}}',

  policiesApply: 'Policies now apply to {object}.',
  policiesBypassed: 'Policies no longer apply to {object}.',
  inheritedRoles: '{Object} now has the permissions of {roles}.',
  noInheritedRoles: '{Object} no longer has the permissions of another role.',
  granted:
    '{role} may now {action, select, select {read} insert {create} update {edit} other {delete}} {entity}.',
  grantedFields:
    '{role} may now {action, select, select {read} insert {create} other {edit}} {fields} of {entity}.',
  revoked:
    '{role} may no longer {action, select, select {read} insert {create} update {edit} other {delete}} {entity}.',
  revokedFields:
    '{role} may no longer {action, select, select {read} insert {create} other {edit}} {fields} of {entity}.',
  callGranted: '{role} may now call {function}.',
  callRevoked: '{role} may no longer call {function}.',
  policyRenamed: '{Object} is now called “{name}”.',
  policyRemoved: '{Object} was removed: {definition}.',
  policyRoles: '{Object} has changed: its roles were {before} and are {after}.',
  policyChanged:
    '{Object} has changed: its {part, select, command {command} kind {kind} using {USING condition} other {WITH CHECK condition}} {change, select, added {is new: {after}} removed {was removed; it was {before}} other {was {before} and is {after}}}.',
  member:
    'The role {member} is now a member of {role} and has its permissions{inherits, select, true {} other { once it switches to that role}}{bypasses, select, true {, to which policies do not apply} other {}}.',
  noMember: 'The role {member} is no longer a member of {role}.',
  memberInherits:
    'The role {member} now has the permissions of {role}{inherits, select, true {} other { once it switches to that role}}.',

  functionAdded: '{Object} is new: it returns {result}.',
  definerFunctionAdded:
    '{Object} is new: it returns {result}, and runs with its owner’s permissions.',
  otherArguments: '{Object} takes other arguments: {signature}.',
  arguments: '{Object} took ({before}) and takes ({after}).',
  result: '{Object} returned {before} and returns {after}.',
  definer: '{Object} ran with its caller’s permissions and now runs with its owner’s.',
  invoker: '{Object} ran with its owner’s permissions and now runs with its caller’s.',
  setting:
    '{Object} {change, select, added {now has the setting {after}} removed {no longer has the setting {before}} other {had the setting {before} and has {after}}}.',
  settings:
    '{Object} {change, select, added {now has the settings {after}} removed {no longer has the settings {before}} other {had the settings {before} and has {after}}}.',
  timeout:
    '{Object} {change, select, added {now has the time-out {after}} removed {no longer has the time-out {before}} other {had the time-out {before} and has {after}}}.',
  policyFunctionRemoved: '{Object} was removed, or policies no longer call it.',
  policyFunctionAdded: '{Object} is now called by policies.',
  definerPolicyFunctionAdded:
    '{Object} is now called by policies and runs with its owner’s permissions ({owner}).',
  body: '{Object} has a different body.',
  policyFunctionBody:
    '{Object} has a different body: the policies that call it may now give access to other people.',
  nowDefiner: '{Object} now runs with its owner’s permissions ({owner}).',
  nowInvoker: '{Object} now runs with its caller’s permissions.',
  noSearchPath:
    '{Object} no longer has a fixed search_path: its caller decides which objects its names refer to.',
});
