import { rolesSql } from '../conformance/pair/roles.ts';
import { sharePostgres } from '../servers/share-postgres.ts';
import { deskSql } from './desk.ts';

export default sharePostgres(`${rolesSql}${deskSql}`);
