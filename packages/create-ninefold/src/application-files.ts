import { agentsGuide } from './agents-guide.ts';
import { type PackageManager, startArguments } from './package-manager.ts';
import type { StartingPoint } from './starting-point.ts';

/** Returns the files that depend on the person's answers, by name. The others are those of a template. */
export function applicationFiles(
  name: string,
  start: StartingPoint,
  packageManager: PackageManager,
): Readonly<Record<string, string>> {
  return {
    // npm leaves a file of this name out of a package, and with it out of a template.
    '.gitignore': ['node_modules/', 'dist/', 'dist-*/', '.ninefold/', '.env', ''].join('\n'),
    'AGENTS.md': agentsGuide(name, start, packageManager),
    'README.md': readme(name, packageManager),
    ...(start.kind === 'project' && {
      '.env': `SUPABASE_URL=${start.url}\nSUPABASE_PUBLISHABLE_KEY=${start.key}\n`,
    }),
    ...settings[packageManager],
  };
}

/**
 * Package managers have to be allowed to install Node, which the package `node` does in a script. yarn has to
 * write packages into a folder.
 */
const settings: Readonly<Record<PackageManager, Readonly<Record<string, string>>>> = {
  npm: {},
  pnpm: {
    'pnpm-workspace.yaml': 'allowBuilds:\n  node: true\n  esbuild: false\n  msw: false\n',
  },
  yarn: { '.yarnrc.yml': 'nodeLinker: node-modules\n' },
  bun: {},
};

/** The same for those that read it in `package.json`. */
export const manifestSettings: Readonly<Record<PackageManager, object>> = {
  npm: { allowScripts: { node: true } },
  pnpm: {},
  yarn: {},
  bun: { trustedDependencies: ['node'] },
};

function readme(name: string, packageManager: PackageManager): string {
  const start = [packageManager, ...startArguments(packageManager)].join(' ');
  return `# ${name}

An application that Ninefold assembles from a database and from what you declare in \`specification.ts\`.

| command | does |
| --- | --- |
| \`${start}\` | builds and serves it on this machine |
| \`${packageManager} run dev\` | the same, and follows every edit |
| \`npx ninefold init\` | connects your database: reads its names, and installs the functions that the application calls |
| \`${packageManager} run check\` | checks the types |
| \`${packageManager} run build\` | writes static files for any host into \`dist\` |
| \`docker compose --file container/compose.yaml up --build\` | runs it with Supabase in containers, as \`container/.env.example\` says |

\`specification.ts\` declares what the database can't say, \`theme.ts\` the appearance, \`messages.ts\` your texts and
\`routes.tsx\` the screens.
`;
}
