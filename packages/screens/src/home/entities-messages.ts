import { messages } from '@ninefold/messages';

export const entitiesScreenMessages = messages('entities-screen', {
  title: 'All lists',
  description: 'Every table and view whose records you can read.',
  kind: '{kind, select, partitioned_table {partitioned table} materialized_view {materialized view} foreign_table {foreign table} other {view}}',
  estimate: '≈ {count}',
});
