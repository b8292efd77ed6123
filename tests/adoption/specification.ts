/** The declaration of the adopter's team. */
import { declare } from '@ninefold/specification';

export const specification = declare({
  title: 'Studio planner',
  purpose: 'Studios plan the work of their clients.',
  access: {
    memberships: {
      entity: 'memberships',
      person: 'profile_id',
      role: 'role',
      tenant: 'organisation_id',
    },
    tenant: { entity: 'organisations' },
  },
  application: { shortName: 'Studio', address: 'https://studio.example/app/' },
});
