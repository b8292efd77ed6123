/** The four kinds of people who use the example, as `app_metadata.role` names them. */
export type WorkshopRole = 'owner' | 'dispatcher' | 'technician' | 'contact';

/** One demonstration account. Its password is public: it guards nothing but sample data. */
export interface WorkshopAccount {
  /** The account's id in `auth.users`, fixed so that rows of the seed can refer to it. */
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly role: WorkshopRole;
  readonly fullName: string;
}

const password = 'hartmann-workshop';

/** One account for each role. The people are fictional. */
export const workshopAccounts: readonly WorkshopAccount[] = [
  {
    id: '7a000000-0000-4000-8000-000000000001',
    email: 'owner@hartmann-workshop.example',
    password,
    role: 'owner',
    fullName: 'Katrin Hartmann',
  },
  {
    id: '7a000000-0000-4000-8000-000000000002',
    email: 'dispatcher@hartmann-workshop.example',
    password,
    role: 'dispatcher',
    fullName: 'Mira Dahl',
  },
  {
    id: '7a000000-0000-4000-8000-000000000003',
    email: 'technician@hartmann-workshop.example',
    password,
    role: 'technician',
    fullName: 'Ines Okafor',
  },
  {
    id: '7a000000-0000-4000-8000-000000000004',
    email: 'contact@kranich-metal.example',
    password,
    role: 'contact',
    fullName: 'Lena Kranich',
  },
];
