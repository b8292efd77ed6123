export * from './sign-in-dialog.tsx';
export * from './sign-in.tsx';
export type * from './sign-in-props.ts';
