import { globSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'tsdown';
import { buildReviewPage } from './packages/visual-review/src/review/server/build-page.ts';
import { writeTemplates } from './workspace/application-templates.ts';
import { writeCompiledCss } from './workspace/compiled-css.ts';
import { root, workspacePackages } from './workspace/packages.ts';

/**
 * Builds every package into its `dist`, module by module, so that an application loads only what it
 * imports. `publint` and `attw` check what would be published.
 */
export default defineConfig(
  workspacePackages()
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest: { name, exports = {}, bin = {} } }): UserConfig => ({
      name,
      cwd: folder,
      root: 'src',
      // In exports, an asterisk stands for folders within folders too.
      entry: [
        ...[...Object.values(exports), ...Object.values(bin)]
          .filter((file) => /\.tsx?$/.test(file))
          .map((file) => file.replace('/*/', '/**/')),
        // No module imports what a thread or a process begins with.
        ...globSync('src/**/*-{worker,process}.ts', { cwd: join(root, folder) }),
      ],
      copy: [{ from: 'src/**/*.{css,json,js}', to: 'dist', flatten: false }],
      platform: 'neutral',
      target: false,
      unbundle: true,
      deps: { neverBundle: true },
      dts: true,
      tsconfig: 'tsconfig.build.json',
      report: false,
      publint: true,
      attw: {
        profile: 'esm-only',
        level: 'error',
        // A stylesheet has no types.
        excludeEntrypoints: ['./styles.css', './compiled.css'],
      },
      ...(name === '@ninefold/ui' && {
        // Before what is published is checked, which is before hooks.
        plugins: {
          name: 'compiled-css',
          writeBundle: () => writeCompiledCss(join(root, folder)),
        },
      }),
      // Its page is built once, so that those who install it need neither Vite nor the design system.
      ...(name === '@ninefold/visual-review' && {
        hooks: {
          'build:done': () => buildReviewPage(join(root, folder, 'dist/review/server/page')),
        },
      }),
      // It writes copies of the workspace's applications, which are kept once.
      ...(name === 'create-ninefold' && {
        hooks: { 'build:done': () => writeTemplates(join(root, folder, 'dist/templates')) },
      }),
    })),
);
