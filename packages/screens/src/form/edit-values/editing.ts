/** What editing values needs, loaded once a record is shown. */
export { UnkeptValues } from './unkept-values.tsx';
export { valueRules } from './value-rules.ts';
export { UnsavedValue, ValueSession } from './value-session.tsx';
