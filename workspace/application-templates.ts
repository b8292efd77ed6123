import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Manifest, root, workspacePackages } from './packages.ts';

/** The applications that `create-ninefold` writes, by the folder in the workspace that each is copied from. */
const templates = {
  blank: { application: 'apps/web', start: 'ninefold-start' },
  example: { application: 'apps/workshop', start: 'ninefold-start . --example .' },
} as const;

/** How an application runs in a container, which is the same for each. */
const container = 'apps/web/container';

/** What an application of the workspace has for the workspace alone. */
const workspaceOnly =
  /^(?:node_modules|container|dist.*|\.ninefold|stories|testing|package\.json|.*\.md|\.gitignore|.*\.test\.tsx?)$/;

/** The settings of the workspace that an application needs, too. */
const tsconfig = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'esnext.disposable', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    jsx: 'react-jsx',
    types: ['node', 'vite/client'],
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    erasableSyntaxOnly: true,
    allowImportingTsExtensions: true,
    isolatedModules: true,
    skipLibCheck: true,
  },
  exclude: ['node_modules', 'dist', '.ninefold'],
};

/** Writes the templates of applications, each into a folder of its name, with the versions of this workspace. */
export async function writeTemplates(folder: string): Promise<void> {
  for (const [name, { application, start }] of Object.entries(templates)) {
    const template = join(folder, name);
    await mkdir(template, { recursive: true });
    const source = join(root, application);
    await cp(source, template, {
      recursive: true,
      filter: (file) =>
        !relative(source, file)
          .split(/[/\\]/)
          .some((part) => workspaceOnly.test(part)),
    });
    await cp(join(root, container), join(template, 'container'), { recursive: true });
    await writeJson(join(template, 'package.json'), await manifestOf(application, start));
    await writeJson(join(template, 'tsconfig.json'), tsconfig);
    await rewrite(join(template, 'specification.ts'), outsideWorkspace);
  }
}

/** The commands and paths in comments, as they are in the folder of an application. */
function outsideWorkspace(text: string): string {
  return text.replaceAll('pnpm ninefold', 'npx ninefold').replaceAll('apps/web/', '');
}

async function manifestOf(application: string, start: string): Promise<object> {
  const packages = workspacePackages();
  const manifest = packages.find(({ folder }) => folder === application)?.manifest;
  const workspace = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
    readonly engines: object;
  };
  const { devDependencies, engines } = workspace;
  const listed = { '@ninefold/cli': 'workspace:*', ...manifest?.dependencies };
  const versions = Object.entries(listed).map(([name, version]) => [
    name,
    version === 'workspace:*'
      ? versionOf(
          name,
          packages.map((each) => each.manifest),
        )
      : version,
  ]);
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, devDependencies[name]]));
  return {
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: {
      start,
      dev: start.replace('ninefold-start', 'ninefold-dev'),
      build: 'ninefold-build',
      check: 'tsc --noEmit',
    },
    // Scripts run under this version of Node, not under the one that the machine has.
    dependencies: { ...Object.fromEntries(versions), ...pick(['node']) },
    devDependencies: pick([
      '@types/node',
      '@types/react',
      '@types/react-dom',
      'typescript',
      'vite',
    ]),
    engines,
  };
}

function versionOf(name: string, manifests: readonly Manifest[]): string {
  const found = manifests.find((manifest) => manifest.name === name);
  if (found === undefined) throw new Error(`${name} is not a package of the workspace.`);
  return found.version;
}

async function writeJson(file: string, content: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
