export type {
  Routine,
  RoutineParameter,
  RelationName,
  Relationship,
  Schema,
  ColumnPair,
  Relation,
} from './schema.ts';
export { findRelationship } from './find-relationship.ts';
