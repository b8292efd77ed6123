export const appFrameLabels = {
  navigation: 'Main',
  phoneNavigation: 'Shortcuts',
  account: 'Account',
  preferences: 'Preferences',
  appearance: 'Appearance',
  region: 'Regional format',
  signIn: 'Sign in',
  signOut: 'Sign out',
  developers: 'For developers',
  more: 'More',
  breadcrumbs: 'Breadcrumbs',
};
