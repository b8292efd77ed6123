import { messages } from '@ninefold/messages';

export const roleMessages = messages('command-roles', {
  unknownRole: 'The role “{role}” doesn’t exist. Known roles: {roles}.',
  noRoles: 'The role “{role}” doesn’t exist. The specification doesn’t define any roles.',
});
