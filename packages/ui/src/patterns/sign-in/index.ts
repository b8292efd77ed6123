export { SignIn } from './sign-in.tsx';
export type * from './sign-in-props.ts';
