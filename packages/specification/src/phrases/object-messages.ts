import { messages } from '@ninefold/messages';

/** Objects of the database, by what they are and their names: "table public.work_order". */
export const objectMessages = messages('database-objects', {
  object: `{kind, select,
    column {column {name}}
    constraint {constraint {name}}
    domain {domain {name}}
    foreign_table {foreign table {name}}
    function {function {name}}
    grants_on {grants on {name}}
    grants_to {grants to {name}}
    index {index {name}}
    materialized_view {materialized view {name}}
    partitioned_table {partitioned table {name}}
    partitions_of {partitions of {name}}
    policy {policy {name}}
    publication {publication {name}}
    role {role {name}}
    schema {schema {name}}
    setting {setting {name}}
    storage_bucket {storage bucket {name}}
    table {table {name}}
    trigger {trigger {name}}
    type {type {name}}
    view {view {name}}
    other {{name}}
  }`,
  database: 'database',
  on: '{object} on {place}',
  settingOf: 'setting {name} of {role, select, none {the database} other {role {role}}}',
  value: 'value {value} of {object}',
  comment: 'comment on {object}',
});
