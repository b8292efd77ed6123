import { messages } from '@ninefold/messages';

export const objectTexts = messages('failure-objects', {
  replacedByRule:
    'The Data API can’t do this here: {rules} of the database would take its place. Nothing was changed.',
  rule: 'the rule “{name}”',
  policyRecursion:
    'The policies of “{relation}” call themselves, so the database can’t decide who may see or change these records. Someone who manages the database has to correct the policies.',
  noPartition:
    'The database has no partition for this {entity}. Someone who manages the database has to create it.',
  noPartitionFor:
    'The database has no partition for this {entity} ({fields}: {values}). Choose another value, or ask someone who manages the database to create the partition.',
  notRefreshed:
    '“{Entities}” has no data yet, because this materialized view has never been refreshed. Ask your database administrator to refresh it, then try again.',
  notExposed:
    'The Data API doesn’t expose the schema “{schema}”. Add it to the exposed schemas in the project’s API settings (db-schemas in PostgREST).',
});
