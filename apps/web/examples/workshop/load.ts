import { workshopAccounts } from './accounts.ts';

export { workshopAccounts, type WorkshopAccount, type WorkshopRole } from './accounts.ts';

/** What loading needs of a backend; `Backend` of `@ninefold/data/local` fits it. */
export interface WorkshopBackend {
  /** Runs one or more statements as the database's owner. */
  exec(sql: string): Promise<unknown>;
  query(sql: string, parameters?: unknown[]): Promise<unknown>;
  /** Creates an account that can sign in with its password at once. */
  createAccount(account: {
    readonly id?: string;
    readonly email: string;
    readonly password: string;
    readonly appMetadata?: Record<string, unknown>;
    readonly userMetadata?: Record<string, unknown>;
  }): Promise<unknown>;
}

/** The schemas that the example's API exposes. */
export const workshopSchemas: readonly string[] = ['public'];

/**
 * Makes the example on an empty backend: schema, accounts, rows.
 *
 * @param options.now The moment around which the rows lie; the moment of loading unless given.
 *   The same moment gives the same rows, to the byte.
 */
export async function loadWorkshop(
  backend: WorkshopBackend,
  options: { readonly now?: Date } = {},
): Promise<void> {
  void options;
  for (const account of workshopAccounts) {
    await backend.createAccount({
      id: account.id,
      email: account.email,
      password: account.password,
      appMetadata: { role: account.role },
      userMetadata: { full_name: account.fullName },
    });
  }
}
