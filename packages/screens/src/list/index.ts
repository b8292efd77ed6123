/** The list of an entity and its views: table, groups, board, calendar, edited cells, changes of many records. Knows no record’s page. */
export type { ListPartProps } from './list-part.tsx';
export type { EntityListScreenProps } from './list-screen.tsx';
