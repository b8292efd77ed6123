import type { AppFrameLabels } from './app-frame-props.ts';

export const appFrameLabels: AppFrameLabels = {
  navigation: 'Main',
  phoneNavigation: 'Shortcuts',
  skip: 'Skip to content',
  account: 'Account',
  preferences: 'Preferences',
  appearance: 'Appearance',
  region: 'Regional format',
  signIn: 'Sign in',
  signOut: 'Sign out',
  developers: 'For developers',
  more: 'More',
  close: 'Close',
  breadcrumbs: 'Breadcrumbs',
};
