import { defineConfig } from 'tsdown';

/**
 * Builds every package into its `dist`, module by module, so that an application loads only what it
 * imports. `publint` and `attw` check what would be published.
 */
export default defineConfig({
  workspace: 'packages/*',
  entry: ['src/**/index.ts'],
  platform: 'neutral',
  unbundle: true,
  dts: true,
  tsconfig: 'tsconfig.build.json',
  target: false,
  report: false,
  publint: true,
  attw: { profile: 'esm-only', level: 'error' },
});
