export type * from './sign-in-props.ts';
