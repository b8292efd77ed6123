export { rememberPostgres } from './rewind.ts';
