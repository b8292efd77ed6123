export { SignInDialog, signInDialogLabels } from './sign-in-dialog.tsx';
export { SignIn } from './sign-in.tsx';
export type * from './sign-in-props.ts';
export { signInLabels } from './labels.ts';
