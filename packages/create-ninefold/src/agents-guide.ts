import { type PackageManager, startArguments } from './package-manager.ts';
import type { StartingPoint } from './starting-point.ts';

/** Returns the `AGENTS.md` of a new application: what a coding agent has to know before it changes something. */
export function agentsGuide(
  name: string,
  start: StartingPoint,
  packageManager: PackageManager,
): string {
  const starts = [packageManager, ...startArguments(packageManager)].join(' ');
  const run = `${packageManager} run`;
  const configuration = {
    mcpServers: { ninefold: { command: 'npx', args: ['ninefold', 'mcp', 'specification.json'] } },
  };
  return `# ${name}: for coding agents

Ninefold assembles this application from a Supabase database and from \`specification.ts\`. Lists, forms, rules and
permissions are not written here: change the database or the declaration, and the screens follow.

## Where things are

| file | holds |
| --- | --- |
| \`specification.ts\` | what the database can't say: labels, statuses, roles, screens |
| \`discovered.ts\` | the names in the database, written by \`npx ninefold names\`: don't edit it |
| \`messages.ts\` | the team's texts and languages |
| \`theme.ts\` | the appearance |
| \`routes.tsx\`, \`main.tsx\` | the screens and the start of the application |
${
  start.kind === 'example'
    ? `| \`screens\` | custom screens, each with an entry in \`specification.ts\` |
| \`supabase/schemas\` | the database: tables, rules, policies, functions |
| \`seed\` | the sample records |`
    : '| `screens` | custom screens, once there are some, each with an entry in `specification.ts` |'
}

## Commands

| command | does |
| --- | --- |
| \`${starts}\` | builds and serves the application |
| \`${run} dev\` | the same, and follows every edit |
| \`${run} check\` | checks the types |
| \`${run} build\` | writes static files into \`dist\` |
| \`npx ninefold --help\` | lists what can be asked of the database |

## Check a change

1. \`${run} check\` finds wrong types, and names that the database doesn't have.
2. \`npx ninefold coverage\` finds problems of the declaration, and says what is not known.
3. \`npx ninefold check\` compares the database with \`specification.json\`. It exits with 1 if they differ.
4. \`npx ninefold prove policies\` tries in the database who can do what. Use one with sample data.

After a change of the database, run \`npx ninefold names --output discovered.ts\` and
\`npx ninefold discover --output specification.json\`. These commands connect to the database that \`DATABASE_URL\` names.

## Ask the specification

\`npx ninefold mcp specification.json\` is a server of the Model Context Protocol. It says what exists, who can do what
and why, with the source of each fact. It can't read or change records. The settings of an agent:

\`\`\`json
${JSON.stringify(configuration, undefined, 2)}
\`\`\`

\`npx ninefold export openapi\` describes the Data API, \`npx ninefold export json-schema\` the records.

## Don't

- Don't guess what the specification calls "not shown". Ask the team, and declare the answer.
- Don't protect data here. Grants, policies and constraints of the database do; a hidden button protects nothing.
- Don't put a secret or service role key into this folder. The browser gets what is built.
- Don't edit \`discovered.ts\`, \`dist\`, \`.ninefold\` or \`node_modules\`: commands write them.
`;
}
