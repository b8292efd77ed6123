export const signInLabels = {
  heading: (product: string) => `Sign in to ${product}`,
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  emailMissing: 'Enter your e-mail address.',
  passwordMissing: 'Enter your password.',
  failed: 'Signing in failed. Try again in a moment.',
};
