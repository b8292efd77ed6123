export {
  type Answer,
  type Answers,
  createProofDatabases,
  type DatabaseVerdict,
  type ProofDatabase,
  type Question,
  tableSql,
} from './proof-database.ts';
export type { JsonForms, JsonRecord } from './records.ts';
