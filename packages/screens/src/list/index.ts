/** The list of an entity and its views: table, groups, board, calendar. Knows no record’s page. */
export type { ListPartProps } from './list-part.tsx';
