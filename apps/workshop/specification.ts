/**
 * The team's knowledge about the workshop that is not in its database: the nine points,
 * filled in. The application joins it to what it reads from the database.
 */
import { declare } from '@ninefold/specification';
import type { WorkshopRole } from './declared/workshop-declaration.ts';
import type { Discovered } from './discovered.ts';
import { actions } from './declared/actions.ts';
import { entities } from './declared/entities.ts';
import { limits } from './declared/limits.ts';
import { messages } from './declared/messages.ts';
import { roles } from './declared/roles.ts';
import { rules } from './declared/rules.ts';
import { lists } from './declared/lists.ts';
import { entityScreens, own, product } from './declared/screens.ts';
import { states } from './declared/states.ts';

export const specification = declare<Discovered, WorkshopRole>({
  title: { en: 'Hartmann Workshop', de: 'Hartmann Werkstatt', ar: 'ورشة هارتمان' },
  purpose: {
    en: 'Keeps track of customers’ machines, repairs and inspections, technicians’ visits, parts used and invoices.',
    de: 'Behält den Überblick über die Maschinen der Kunden, über Reparaturen und Prüfungen, darüber, wer wann wohin fährt, über verbaute Ersatzteile und über Rechnungen.',
    ar: 'متابعة آلات العملاء وأعمال الإصلاح والفحص، ومن يذهب إلى أين ومتى، وقطع الغيار المستخدمة، والفواتير.',
  },
  audience: {
    en: 'The workshop’s owners, its dispatchers in the office, its technicians on the road, and the contacts at its customers.',
    de: 'Die Geschäftsleitung der Werkstatt, die Disposition im Büro, die Fachkräfte unterwegs und die Ansprechpersonen bei den Kunden.',
    ar: 'مالكو الورشة، ومنسّقو العمل في المكتب، والفنيون في الميدان، وجهات الاتصال لدى العملاء.',
  },
  entities,
  states,
  roles,
  rules,
  messages,
  limits,
  screens: { lists, entities: entityScreens, own, product, actions },
});
