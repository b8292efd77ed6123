/**
 * The team's knowledge about the workshop that is not in its database: the nine points,
 * filled in. The application joins it to what it reads from the database.
 */
import { declare } from '@ninefold/specification';
import type { WorkshopRole } from './declared/workshop-declaration.ts';
import type { Discovered } from './discovered.ts';
import { entities } from './declared/entities.ts';
import { limits } from './declared/limits.ts';
import { messages } from './declared/messages.ts';
import { roles } from './declared/roles.ts';
import { rules } from './declared/rules.ts';
import { lists } from './declared/lists.ts';
import { entityScreens, own } from './declared/screens.ts';
import { states } from './declared/states.ts';

export const specification = declare<Discovered, WorkshopRole>({
  title: 'Hartmann Workshop',
  purpose:
    'Keeps track of the machines that customers have, of what is to be repaired or inspected, of who goes there when, of the parts that are used, and of the invoices for it.',
  audience:
    'The workshop’s owners, its dispatchers in the office, its technicians on the road, and the contacts at its customers.',
  entities,
  states,
  roles,
  rules,
  messages,
  limits,
  screens: { lists, entities: entityScreens, own },
});
