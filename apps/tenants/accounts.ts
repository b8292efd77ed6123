/** One demonstration account. Its password is public: it protects nothing but sample data. */
export interface TenantsAccount {
  readonly email: string;
  readonly password: string;
  /** What a person sees of it where accounts are listed: the roles of this person. */
  readonly role: string;
  /** Claims that only a secret key can write. */
  readonly appMetadata?: Readonly<Record<string, unknown>>;
}

export const password = 'quay-and-barn';

/** A person for each source of roles, and one without any. They are fictional. */
export const tenantsAccounts = {
  owner: { email: 'olga@north-quay.example', password, role: 'owner of North Quay' },
  manager: {
    email: 'manuel@north-quay.example',
    password,
    role: 'manager of North Quay, member of Red Barn',
  },
  member: { email: 'mia@north-quay.example', password, role: 'member of North Quay' },
  otherOwner: { email: 'rita@red-barn.example', password, role: 'owner of Red Barn' },
  support: { email: 'sam@studio-planner.example', password, role: 'support' },
  bookkeeper: {
    email: 'bea@studio-planner.example',
    password,
    role: 'bookkeeper',
    appMetadata: { role: 'bookkeeper' },
  },
  nobody: { email: 'nora@studio-planner.example', password, role: 'no role' },
} as const satisfies Readonly<Record<string, TenantsAccount>>;

export type TenantsPerson = keyof typeof tenantsAccounts;
