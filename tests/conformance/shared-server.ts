import { sharePostgres } from '../servers/share-postgres.ts';
import { rolesSql } from './pair/roles.ts';

export default sharePostgres(rolesSql);
