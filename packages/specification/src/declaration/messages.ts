import { messages } from '@ninefold/messages';

export const declarationMessages = messages('declaration', {
  noEntities:
    'No entity is known: there is no database, or this account has no access to it. Declarations about entities apply once there is one.',
  unknown:
    'There is no {kind, select, action {action} actionPlace {place for actions} key {key} screenKind {kind of screen} token {token} other {width}} "{name}".',
  unknownOrHidden:
    'There is no {kind, select, call {call} constraint {constraint or error code} entity {entity} field {field} place {entity or custom screen} role {role} state {state} stateField {field with states} other {value}} "{name}", or this account does not have access to it.',
  quoted: '"{name}"',
  didYouMean: 'Did you mean {names}?',
  notCondition:
    '{condition} is not a condition. Write one like "eq.draft", "in.(open,planned)" or "is.null".',
  notDue: '{field} is not a date or time, so it can’t be a due date.',
  notTime: '{field} is not a date or time, so it can’t say when a record changed.',
  notJsonBefore: '{field} is not JSON, so it can’t hold the values before.',
  notJsonAfter: '{field} is not JSON, so it can’t hold the values after.',
  notView:
    'Only a view can be about another entity. {entity} is {kind, select, foreignTable {a foreign table} partitionedTable {a partitioned table} other {a table}}.',
  pageSize: 'A page size is a whole number of at least 1, not {size}.',
  customPath:
    'The path of a custom screen starts with / and can’t be {paths}, which the application uses.',
  noStates:
    'The database does not say which values {field} can have, so it has no states. Change its type to an enum.',
  categoryTransitions: '{field} is declared as a category, so it has no transitions.',
  categoryColours: '{field} is declared as a category. Only states have colours.',
  fromFinal: '"{state}" is declared final, so no transition can start from it.',
  duplicateTransition: 'There is already a transition from "{from}" to "{to}".',
  locale:
    'No number or date format is known for the locale "{locale}". Use a BCP 47 tag like "en-GB" or "de".',
  timeZone: 'There is no time zone "{timeZone}". Use an IANA name like "Europe/Berlin".',
});
