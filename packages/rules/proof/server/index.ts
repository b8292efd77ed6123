export {
  type Answer,
  type Answers,
  createProofDatabases,
  type DatabaseVerdict,
  type ProofDatabase,
  type Question,
  tableSql,
} from './proof-database.ts';
export type { JsonRecord } from './records.ts';
