import { messages } from '@ninefold/messages';

export const viewAsScreenMessages = messages('view-as-screen', {
  visitor: 'Visitor',
  notSignedIn: 'Not signed in',
  /** Whom to view as, in a role: “Technician: Ines Okafor”, or `nobody`. */
  inRole: '{role}: {person}',
  nobody: 'someone without records',
  nobodyText: 'Has the role, and no record is theirs',
  named: '{name} ({email})',
  notOffered: 'This project doesn’t let you view as someone else.',
});
