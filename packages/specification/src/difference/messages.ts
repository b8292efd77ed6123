import { messages } from '@ninefold/messages';

/**
 * `object` is an object's name inside a sentence: "table public.work_order"; `Object` is the same at its
 * beginning. `before` and `after` are values, of which one is missing where `change` is `added` or `removed`.
 */
export const differenceMessages = messages('difference', {
  weight:
    '{weight, select, breaks {May break something} opens {Opens access} loosens {Loosens a rule} changes {Changes behaviour} adds {Adds something} other {Changes labels or texts}} ({count})',
  touched: '{what, select, screens {screens} rules {rules} other {permissions}}: {names}',
  touchedNames: '{first}; {second}',
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

  removed: '{Object} was deleted.',
  removedValue: '{Object} was deleted. Its value was {value}.',
  added: '{Object} is new.',
  addedValue: '{Object} is new: {value}.',
  addedTitle: '{Object} is new: “{title}”.',
  changed: '{Object} changed from “{before}” to “{after}”.',
  textChanged:
    '{Object} {change, select, added {is new: “{after}”} removed {was deleted: “{before}”} other {changed from “{before}” to “{after}”}}.',
  redefined: 'The definition of {object} has changed.',
  renamed: '{Object} is now called {name}.',
  labelOf:
    '{Object}: label {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  descriptionOf:
    '{Object}: description {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  commentOn:
    '{Object}: comment {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  hiddenOf:
    '{Object} {change, select, removed {is no longer hidden} other {{after, select, true {is now hidden} false {is no longer hidden} other {is now hidden in these places: {after}}}}}.',

  title:
    'Product: title {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  purpose:
    'Product: purpose {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  audience:
    'Product: audience {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  screenRoles:
    '{Object}: roles {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  errorMessage:
    '{Object}: message {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  errorReaction:
    '{Object}: reaction {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',

  entityRenamed:
    '{Object} was deleted, and {name} is new with nearly the same columns: probably renamed.',
  entityAdded: '{Object} is new, with {columns, plural, one {# column} other {# columns}}.',
  openEntityAdded:
    '{Object} is new, with {columns, plural, one {# column} other {# columns}}, and no policy restricts the access of {roles}.',
  entityKind:
    '{Object} is now a {kind, select, foreign_table {foreign table} materialized_view {materialized view} partitioned_table {partitioned table} view {view} other {table}}.',
  key: '{Object}: primary key {change, select, added {({after}) added} removed {({before}) removed} other {changed from ({before}) to ({after})}}. The addresses of its records change.',
  pluralOf:
    '{Object}: plural {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  groupOf:
    '{Object}: group {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  displayOf:
    '{Object}: display field {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  listColumns:
    '{Object}: columns of its list {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  listOrder:
    '{Object}: order of its list {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  listFilters:
    '{Object}: filters of its list {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  listPageSize:
    '{Object}: page size of its list {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  listView:
    '{Object}: view of its list {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  listViews:
    '{Object}: named views of its list {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  rowSecurityOn: 'Row-level security of {object} is now on: roles see only what a policy allows.',
  rowSecurityOff:
    'Row-level security of {object} is now off: every role with permission to read it sees every row.',
  rowSecurityForced: 'Row-level security of {object} now also applies to its owner.',
  rowSecurityNotForced: 'Row-level security of {object} no longer applies to its owner.',
  inheritance: '{Object} now inherits from different tables.',
  redefinedWithoutPolicy:
    'The definition of {object} has changed, and no policy limits what it shows.',
  checkOption:
    '{Object}: check option {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  invokerView:
    '{Object} now shows what the role that queries it can see, no longer what its owner can.',
  ownerView: '{Object} now shows what its owner can see to everyone who can read it.',
  owner:
    'The owner of {object} changed from {before} to {after}. Policies {bypasses, select, true {do not apply} other {apply}} to {after}.',
  ownerAccess:
    'Policies {bypasses, select, true {no longer apply} other {now apply}} to {owner}, the owner of {object}.',

  columnRenamed: '{Object} was deleted, and {name} is new and similar: probably renamed.',
  columnAdded: '{Object} is new, of type {type}.',
  requiredColumnAdded: '{Object} is new, of type {type}, and required in every new record.',
  nullable: '{Object} may now be empty.',
  notNullable: '{Object} may no longer be empty.',
  defaultOf:
    '{Object}: default {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  generationOf:
    '{Object}: generation {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  typeOf:
    '{Object}: type {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  lengthOf:
    '{Object}: maximum length {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  precisionOf:
    '{Object}: precision {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  collationOf:
    '{Object}: collation {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  attributesOf:
    '{Object}: attributes {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  enumValueAdded: '{Object} has a new value “{value}” ({fields}).',
  enumValueRemoved: '{Object} no longer has the value “{value}” ({fields}).',
  enumValuesReordered: 'The values of {object} are in a different order ({fields}).',

  constraintChanged: '{Object} has changed.',
  notEnforced: '{Object} is no longer enforced.',
  notValidated: '{Object} is not validated: existing rows may violate it.',
  validated: '{Object} now applies to every row.',
  foreignKeyRemoved:
    '{Object} was deleted: values of {fields} no longer have to exist in {relation}.',
  foreignKeyOptions: '{Object} is checked differently.',

  initialStates:
    '{field}: initial states {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  category:
    '{field} {change, select, removed {is no longer a category} other {{after, select, true {is now a category: it has no transitions} other {is no longer a category}}}}.',
  stateLabel:
    '{field}, state {state}: label {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  stateTone:
    '{field}, state {state}: colour {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  stateFinal:
    '{field}: the state {state} {change, select, removed {is no longer final} other {{after, select, true {is now final} other {is no longer final}}}}.',
  transitionText:
    '“{label}”, allowed for {roleCount, plural, =0 {everyone} other {{roles}}}, {fieldCount, plural, =0 {no field required} other {{fields} required}}',
  unlabelledTransitionText:
    'no label, allowed for {roleCount, plural, =0 {everyone} other {{roles}}}, {fieldCount, plural, =0 {no field required} other {{fields} required}}',
  transitionChanged: '{Object} has changed. Before: {before}. Now: {after}.',

  policiesApply: 'Policies now apply to {object}.',
  policiesBypassed: 'Policies no longer apply to {object}.',
  inheritedRoles: '{Object} now has the permissions of {roles}.',
  noInheritedRoles: '{Object} no longer has the permissions of another role.',
  granted:
    '{withheld, select, true {{role} was granted permission to {action, select, select {read} insert {create} update {edit} other {delete}} {entity}, but no policy allows it.} other {{role} may now {action, select, select {read} insert {create} update {edit} other {delete}} {entity}.}}',
  grantedFields:
    '{withheld, select, true {{role} was granted permission to {action, select, select {read} insert {create} other {edit}} {fields} of {entity}, but no policy allows it.} other {{role} may now {action, select, select {read} insert {create} other {edit}} {fields} of {entity}.}}',
  revoked:
    '{withheld, select, true {{role} no longer has the permission to {action, select, select {read} insert {create} update {edit} other {delete}} {entity}, which no policy allowed.} other {{role} may no longer {action, select, select {read} insert {create} update {edit} other {delete}} {entity}.}}',
  revokedFields:
    '{withheld, select, true {{role} no longer has the permission to {action, select, select {read} insert {create} other {edit}} {fields} of {entity}, which no policy allowed.} other {{role} may no longer {action, select, select {read} insert {create} other {edit}} {fields} of {entity}.}}',
  callGranted: '{role} may now call {function}.',
  callRevoked: '{role} may no longer call {function}.',
  policyRenamed: '{Object} is now called “{name}”.',
  policyRemoved: '{Object} was deleted: {definition}.',
  policyRoles: '{Object}: roles changed from “{before}” to “{after}”.',
  policyChanged:
    '{Object}: {part, select, command {command} kind {kind} using {USING condition} other {WITH CHECK condition}} {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  member:
    '{inherits, select, true {The role {member} is now a member of {role} and has its permissions.} other {The role {member} is now a member of {role} and has its permissions after switching to it.}}{bypasses, select, true { Policies do not apply to {role}.} other {}}',
  noMember: 'The role {member} is no longer a member of {role}.',
  memberInherits:
    '{inherits, select, true {The role {member} now has the permissions of {role}.} other {The role {member} now has the permissions of {role} only after switching to it.}}',

  functionAdded: '{Object} is new: it returns {result}.',
  definerFunctionAdded:
    '{Object} is new: it returns {result}, and runs with its owner’s permissions.',
  otherArguments: '{Object} now takes other arguments: {signature}.',
  arguments: 'The arguments of {object} changed from ({before}) to ({after}).',
  result: 'The result of {object} changed from {before} to {after}.',
  definer: '{Object} ran with its caller’s permissions and now runs with its owner’s.',
  invoker: '{Object} ran with its owner’s permissions and now runs with its caller’s.',
  setting:
    '{Object}: setting {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  settings:
    '{Object}: settings {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  timeout:
    '{Object}: time-out {change, select, added {“{after}” added} removed {“{before}” removed} other {changed from “{before}” to “{after}”}}.',
  policyFunctionRemoved: '{Object} was deleted, or policies no longer call it.',
  policyFunctionAdded: '{Object} is now called by policies.',
  definerPolicyFunctionAdded:
    '{Object} is now called by policies and runs with its owner’s permissions ({owner}).',
  policyFunctionBody:
    'The definition of {object} has changed: the policies that call it may now give access to other people.',
  accountFunctionBody:
    'The definition of {object} has changed: it runs with each change of an account, and may now give accounts other permissions.',
  accountFunctionAdded:
    '{Object} now runs with each change of an account, and may give accounts permissions.',
  accountFunctionRemoved: '{Object} no longer runs with each change of an account.',
  nowDefiner: '{Object} now runs with its owner’s permissions ({owner}).',
  nowInvoker: '{Object} now runs with its caller’s permissions.',
  noSearchPath:
    '{Object} no longer has a fixed search_path: its caller decides which objects its names refer to.',
});
