import { type DataClient, DataError, installationSchema } from '@ninefold/data/client';
import { nameIn } from '@ninefold/data/session';
import type { Viewing } from '../../application/index.ts';
import type { Overview } from '../../screen-context/queries/index.ts';
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

/**
 * Finds whom the application can be viewed as: a visitor, people, and for each role that a claim tells somebody who has
 * it, and somebody whose no record is.
 */
export async function findWhom(
  client: DataClient,
  overview: Overview,
  text: string,
  signal: AbortSignal,
): Promise<readonly ComboboxOption[]> {
  const people = async (search: string): Promise<readonly FoundPerson[]> => {
    const { data, error, status } = await client.supabase
      .schema(installationSchema(client))
      .rpc('ninefold_people', { search }, { get: true })
      .abortSignal(signal);
    if (error !== null) throw await DataError.load({ error, status });
    return data as readonly FoundPerson[];
  };
  const wanted = text.trim().toLocaleLowerCase();
  const { visitor, notSignedIn } = viewAsScreenMessages;
  const visitors = [{ value: 'anon', label: visitor, description: notSignedIn }];
  const isWanted = ({ label }: { readonly label: string }) =>
    label.toLocaleLowerCase().includes(wanted);
  const [found, ...ofRoles] = await Promise.all([
    people(text),
    ...rolesIn(overview)
      .filter(isWanted)
      .map(async (role) => ({ role, samples: (await people(role.value)).slice(0, 1) })),
  ]);
  const sampled = new Set(ofRoles.flatMap(({ samples }) => samples.map(({ id }) => id)));
  return [
    ...visitors.filter(isWanted),
    ...ofRoles.flatMap(({ role, samples }) => [
      ...samples.map((person) => inRole(role, personOption(person))),
      inRole(role, {
        value: role.value,
        label: viewAsScreenMessages.nobody,
        description: viewAsScreenMessages.nobodyText,
      }),
    ]),
    ...found.filter(({ id }) => !sampled.has(id)).map(personOption),
  ];
}

interface Role {
  readonly value: string;
  readonly label: string;
}

function rolesIn({ specification, declaration }: Overview): readonly Role[] {
  const { access } = declaration;
  const claim = access === undefined ? defaultClaim : access.claims?.[0];
  // A role in a table is a person's.
  if (claim === undefined) return [];
  return specification.permissions.roles
    .filter(({ name, inherits }) => !ofDatabase.has(name) && inherits === undefined)
    .map(({ name, label }) => ({ value: `role:${claim}=${name}`, label: label.value ?? name }));
}

function inRole({ label: role }: Role, option: ComboboxOption): ComboboxOption {
  return { ...option, label: viewAsScreenMessages.inRole({ role, person: option.label }) };
}

function personOption({ id, email, name }: FoundPerson): ComboboxOption {
  const label = name || email || id;
  return { value: id, label, ...(name !== '' && email !== '' && { description: email }) };
}

/** Names the chosen one in full: two people can have the same name. */
export function whoIs({ value, label }: ComboboxOption, claims: Viewing['claims']): string {
  if (value === 'anon' || value.startsWith('role:')) return label;
  const { email, user_metadata: metadata = {} } = claims;
  const name = nameIn(metadata as Readonly<Record<string, unknown>>);
  if (typeof email !== 'string' || email === '') return name ?? value;
  return name === undefined ? email : viewAsScreenMessages.named({ name, email });
}
