import { messages } from '@ninefold/messages';

export const appFrameMessages = messages('app-frame', {
  navigation: 'Main',
  favourites: 'Favourites',
  search: 'Quick search',
  shortcuts: 'Keyboard shortcuts',
  phoneNavigation: 'Shortcuts',
  account: 'Account',
  /** For screen readers, before the person’s name. */
  signedInAs: 'Account:',
  preferences: 'Preferences',
  appearance: 'Appearance',
  region: 'Language and region',
  signIn: 'Sign in',
  signOut: 'Sign out',
  viewAs: 'View as…',
  stopViewing: 'Stop viewing',
  /** While somebody else is viewed: it is the person who is signed in who is signed out. */
  stopAndSignOut: 'Stop viewing and sign out',
  developers: 'For developers',
  more: 'More',
  breadcrumbs: 'Breadcrumbs',
  /** Of its shortcut. */
  goTo: 'Go to {place}',
});
