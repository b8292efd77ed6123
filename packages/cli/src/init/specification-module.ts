import { commandLine } from '@ninefold/embedded/command-line';
import {
  type Entity,
  entityId,
  type Specification,
  type StateField,
} from '@ninefold/specification';
import { quoted, quotedKey } from '@ninefold/specification/documents/typescript';

/**
 * Returns the text of a module for a team's declaration: facts of the database, as commented lines to
 * edit and uncomment.
 *
 * @param namesFile Path of `discovered.ts`, relative to the workspace.
 */
export function specificationModule(
  { entities, states, permissions }: Specification,
  namesFile: string,
): string {
  return `/**
 * Declares what your team knows about its product and the database can't say. The commented lines
 * show what was discovered. To change one, edit it and remove its slashes. For all others, the
 * application uses the facts of the database, and shows the rest as "not shown". Ninefold's repository
 * has a complete example in apps/workshop/specification.ts.
 *
 * A table, field, state or role that the database doesn't have is an error in the editor. When the
 * database has changed, run \`${commandLine('ninefold', `names --output ${namesFile}`)}\`. Name the roles
 * that exist only in your product: \`declare<Discovered, 'dispatcher' | 'technician'>({ … })\`.
 */
import { declare } from '@ninefold/specification';
import type { Discovered } from './discovered.ts';

export const specification = declare<Discovered>({
  // title: 'My product',
  // purpose: 'A sentence or two about what the product does.',
  // audience: 'The people who use it.',

  /*
   * Declares where a person's roles are found: in a claim of the access token ('user_role', which
   * Supabase's custom access token hook can set), in a table with a row for each role of a person, or
   * in the result of a function without arguments: \`function: { name: 'my_roles' }\`. \`tenant\` names
   * the entity that other records belong to (organisations), and, in \`memberships\`, the field that
   * refers to it.
   */
${commented(
  [
    'access: {',
    "  claims: ['app_metadata.role'],",
    ...membershipsIn(entities).map((line) => `  ${line}`),
    '},',
  ],
  1,
)}

${section('entities', entities.flatMap(entityLines))}

${section('states', states.flatMap(stateLines))}

${section(
  'roles',
  permissions.roles.map(
    ({ name, label }) =>
      `${quotedKey(name)}: { label: ${quoted(label.value ?? name)}, description: '' },`,
  ),
)}
});
`;
}

/** A member whose own members are comments. */
function section(name: string, lines: readonly string[]): string {
  if (lines.length === 0) return `  ${name}: {},`;
  return `  ${name}: {\n${commented(lines, 2)}\n  },`;
}

function commented(lines: readonly string[], depth: number): string {
  return lines.map((line) => `${'  '.repeat(depth)}// ${line}`).join('\n');
}

function entityLines(entity: Entity): readonly string[] {
  const { label, plural, description, display, fields } = entity;
  return [
    `${quotedKey(entityId(entity))}: {`,
    `  label: ${quoted(label.value ?? entity.name)},`,
    `  plural: ${quoted(plural.value ?? entity.name)},`,
    `  description: ${quoted(description.value ?? '')},`,
    ...(display.value === undefined ? [] : [`  display: ${list(display.value)},`]),
    '  fields: {',
    ...fields.map(
      ({ name, label, type }) =>
        // A line break in a type's name would end the comment.
        `    ${quotedKey(name)}: { label: ${quoted(label.value ?? name)} }, // ${type.replaceAll(/\s+/g, ' ')}`,
    ),
    '  },',
    '},',
  ];
}

function stateLines({ entity, field, states }: StateField): readonly string[] {
  const values = states.map(({ value }) => value);
  const [first, second] = values;
  return [
    `${quotedKey(`${entity}.${field}`)}: {`,
    '  states: {',
    ...states.map(
      ({ value, label }) => `    ${quotedKey(value)}: { label: ${quoted(label.value ?? value)} },`,
    ),
    '  },',
    ...(first === undefined || second === undefined
      ? []
      : [
          `  initial: ${list([first])},`,
          `  transitions: [{ from: ${quoted(first)}, to: ${quoted(second)}, label: '' }],`,
        ]),
    '},',
  ];
}

function list(names: readonly string[]): string {
  return `[${names.map(quoted).join(', ')}]`;
}

const personField = /^(?:user|profile|person|member|account)_?id$/i;

/** The first table with a person and a role in a row. */
function membershipsIn(entities: readonly Entity[]): readonly string[] {
  for (const entity of entities) {
    const person = entity.fields.find(({ name }) => personField.test(name));
    const role = entity.fields.find(({ name }) => /^role(?:_name)?$/i.test(name));
    if (person === undefined || role === undefined) continue;
    const tenant = entity.references.find(
      ({ fields: [field, ...others] }) => field !== person.name && others.length === 0,
    );
    const tenantField = tenant?.fields[0];
    return [
      `memberships: { entity: ${quoted(entityId(entity))}, person: ${quoted(person.name)}, role: ${quoted(role.name)}${tenantField === undefined ? '' : `, tenant: ${quoted(tenantField)}`} },`,
      ...(tenant === undefined
        ? []
        : [
            `tenant: { entity: ${quoted(entityId({ schema: tenant.schema, name: tenant.entity }))} },`,
          ]),
    ];
  }
  return [];
}
