import { messages } from '@ninefold/messages';

export const customScreenMessages = messages('custom-screen', {
  deniedTitle: 'You can’t see “{title}”',
  denied: 'It shows records that your role doesn’t have permission to read: {entities}.',
});

export const roleRequiredMessages = messages('role-required', {
  entityScreen:
    '{kind, select, list {{Entities}} create {New {entity}} change {Edit {entity}} other {{Entity}}}',
  pageTitle: '{title}: not for your role',
  title: '“{title}” is not for your role',
  goHome: 'Go home',
  declaration: 'View this screen’s roles',
  forRoles:
    '{count, plural, =0 {No role can open this screen.} one {This screen is for the role {roles}.} other {This screen is for the roles {roles}.}}',
  yourRole: 'Your role is {role}.',
  signedOut: 'You are not signed in.',
  onlyScreen: 'This applies only to the screen. The database decides which records you can read.',
});
