import { messages } from '@ninefold/messages';

export const viewAsScreenMessages = messages('view-as-screen', {
  visitor: 'Visitor',
  notSignedIn: 'Not signed in',
  role: 'Role',
  named: '{name} ({email})',
  notOffered: 'This project doesn’t let you view as someone else.',
});
