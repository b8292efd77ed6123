export { type ColumnGrants, grantsSql, type RelationGrants } from './grants.ts';
export {
  accountOfEachRoleSql,
  type AccountSource,
  accountSql,
  claimsOfSql,
  currentRolesSql,
  firstAccountsSql,
  type FoundAccount,
  platformSql,
} from './people.ts';
export { hasKeySql, type Key } from './relation.ts';
export { amongSql, countSql, sampledShare, sampleSql, valuesSql } from './rows.ts';
export { becomeOwnerSql, becomeSql, limitsSql } from './settings.ts';
export { deleteSql, insertSql, ungrantedSql, updateSql } from './writes.ts';
