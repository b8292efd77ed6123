import { type DataClient, DataError, installationSchema } from '@ninefold/data/client';
import type { Overview } from '../queries/index.ts';
import type { ComboboxOption } from '@ninefold/ui/components/combobox';
import { viewAsScreenMessages } from './messages.ts';

/** A person as `ninefold_people` returns them; '' for what they don't have. */
interface FoundPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** Roles of the database: a person is in one of them by being a visitor or signed in. */
const ofDatabase: ReadonlySet<string> = new Set(['anon', 'authenticated', 'service_role']);

/** The claim that holds a person's role where the team declares none. */
const defaultClaim = 'app_metadata.role';

/** Finds whom the application can be viewed as: a visitor, roles that a claim tells, and people. */
export async function findWhom(
  client: DataClient,
  overview: Overview,
  text: string,
  signal: AbortSignal,
): Promise<readonly ComboboxOption[]> {
  const { data, error, status } = await client.supabase
    .schema(installationSchema(client))
    .rpc('ninefold_people', { search: text }, { get: true })
    .abortSignal(signal);
  if (error !== null) throw await DataError.load({ error, status });
  const wanted = text.trim().toLocaleLowerCase();
  const others = [
    {
      value: 'anon',
      label: viewAsScreenMessages.visitor,
      description: viewAsScreenMessages.notSignedIn,
    },
    ...rolesIn(overview),
  ];
  return [
    ...others.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)),
    ...(data as readonly FoundPerson[]).map(personOption),
  ];
}

function rolesIn({ specification, declaration }: Overview): readonly ComboboxOption[] {
  const { access } = declaration;
  const claim = access === undefined ? defaultClaim : access.claims?.[0];
  // A role in a table is a person's.
  if (claim === undefined) return [];
  return specification.permissions.roles
    .filter(({ name, inherits }) => !ofDatabase.has(name) && inherits === undefined)
    .map(({ name, label }) => ({
      value: `role:${claim}=${name}`,
      label: label.value ?? name,
      description: viewAsScreenMessages.role,
    }));
}

function personOption({ id, email, name }: FoundPerson): ComboboxOption {
  const label = name || email || id;
  return { value: id, label, ...(name !== '' && email !== '' && { description: email }) };
}

/** Names the chosen one in full: two people can have the same name. */
export function whoIs({ value, label, description }: ComboboxOption): string {
  const isPerson = value !== 'anon' && !value.startsWith('role:');
  return isPerson && description !== undefined
    ? viewAsScreenMessages.named({ name: label, email: description })
    : label;
}
