import type {
  Access,
  EntityProof,
  Person,
  PolicyProof,
  ReadAccess,
  WriteAccess,
} from '../model/index.ts';

/**
 * Writes who can do what for a review: a table for each entity with a row for each person. It is in English
 * in every language, and has neither times nor IDs, so that it only changes when an answer does.
 *
 * @param rows How many records of each entity were tried.
 * @param names Whether it may contain e-mail addresses.
 */
export function policiesMarkdown(
  { people, services, entities }: PolicyProof,
  { rows, names }: { readonly rows: number; readonly names: boolean },
): string {
  const lines = [
    '# Who can do what',
    '',
    `Written by \`ninefold prove policies\`: the database's own answers, tried as each person in transactions that were rolled back. "Read" counts records. "Change" and "Delete" try up to ${rows} of the records that the person reads, because a request names records by a field that it must be able to read. "Create" tries copies of these and of up to ${rows} other records. An UPDATE or DELETE without a condition is not tried.`,
    '',
    ...table(
      ['Person', 'Roles', 'Database role'],
      people.map((person) => personRow(person, names)),
    ),
    '',
    ...(services.length === 0
      ? []
      : [
          `Not tried, because row-level security doesn't apply to them: ${services.map(code).join(', ')}.`,
          '',
        ]),
    ...entities.flatMap((entity) => section(entity, people)),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function personRow({ label, roles, databaseRole, email }: Person, names: boolean) {
  const name = names && email !== undefined ? `${label} (${email})` : label;
  return [name, roles.length === 0 ? 'none' : roles.join(', '), code(databaseRole)];
}

function section(proof: EntityProof, people: readonly Person[]): readonly string[] {
  const { entity, kind, rowSecurity, access } = proof;
  const security = {
    on: 'row-level security on',
    forced: 'row-level security on, also for the owner',
    off: 'row-level security OFF',
  }[rowSecurity];
  const isTable = kind === 'table' || kind === 'partitioned table';
  return [
    `## ${entity}`,
    '',
    isTable ? `${kind}, ${security}` : kind,
    '',
    ...withheldLines(access, people),
    ...table(
      ['Person', 'Read', 'Create', 'Change', 'Delete'],
      access.map((each) => [
        each.person,
        readCell(each.read),
        writeCell(each.create, each.read),
        writeCell(each.change, each.read),
        writeCell(each.delete, each.read),
      ]),
    ),
    '',
  ];
}

function readCell({ granted, visible, total, estimated, problem }: ReadAccess): string {
  if (!granted) return 'no grant';
  if (visible === undefined || total === undefined) return `undecided (${problem})`;
  if (total === 0 && visible === 0) return 'no records';
  // A view can depend on who reads it.
  if (visible > total) return `${visible} (depends on the person)`;
  const about = estimated ? 'about ' : '';
  if (visible === 0) return 'none';
  return visible === total ? `all (${about}${total})` : `${about}${visible} of ${total}`;
}

function writeCell(
  { granted, tried, allowed, undecided, because }: WriteAccess,
  { total, visible }: ReadAccess,
): string {
  if (!granted) return 'no grant';
  if (tried === 0) {
    if (total === 0) return 'no records';
    return visible === 0 ? 'none' : 'undecided (no key or field to name a record by)';
  }
  const reasons = because.join(', ');
  if (undecided === tried) return `undecided (${reasons})`;
  const decided = allowed === tried ? 'all' : allowed === 0 ? 'none' : `${allowed} of ${tried}`;
  return undecided === 0 ? decided : `${decided} (${undecided} undecided: ${reasons})`;
}

/**
 * Names the fields that a database role is not granted, of an entity that it otherwise is: grants are to
 * these roles and not to kinds of people.
 */
function withheldLines(access: readonly Access[], people: readonly Person[]): readonly string[] {
  const lines = access.flatMap(({ read, create, change }, index) =>
    (
      [
        ['read', read],
        ['set', create],
        ['change', change],
      ] as const
    )
      .filter(([, { granted, withheld }]) => granted && withheld.length > 0)
      .map(
        ([verb, { withheld }]) =>
          `- ${code(people[index]?.databaseRole ?? '')} can't ${verb}: ${withheld.join(', ')}`,
      ),
  );
  return lines.length === 0 ? [] : [...new Set(lines), ''];
}

const line = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

const code = (name: string) => `\`${name}\``;
