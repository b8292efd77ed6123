import { messages } from '@ninefold/messages';

export const roleMessages = messages('command-roles', {
  unknownRole: 'There is no role “{role}”. The roles are {roles}.',
  noRoles: 'There is no role “{role}”: the specification has no roles.',
});
