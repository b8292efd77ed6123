import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { dependenciesOfStories } from './.storybook/bundled-dependencies.ts';
import { workshopBackend } from './.storybook/workshop-backend.ts';
import { transcriptReport } from './packages/ui/testing/quality/reporter.ts';
import { chromiumLaunchOptions } from './tests/browser/chromium.ts';
import { patience } from './tests/browser/patience.ts';
import { isStressed } from './tests/browser/stress.ts';
import { isAll } from './tests/run/is-all.ts';
import { reactPlugins } from './packages/server/src/vite/react-plugins.ts';

const browser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: await chromiumLaunchOptions(),
    actionTimeout: patience,
  }),
  instances: [{ browser: 'chromium' as const }],
};

/**
 * A wait that hangs ends after a minute, with what it waited for. The time of a whole test ends only what hangs
 * outside its waits: on a busy machine, some start the application several times.
 */
const patient = {
  testTimeout: 15 * patience,
  hookTimeout: 15 * patience,
  expect: { poll: { timeout: patience } },
};

// The example is what tests start and build, in the workspace of a team with an .env too.
process.env['SUPABASE_URL'] ??= '';

const unit = {
  ...patient,
  environment: 'node' as const,
  setupFiles: './tests/run/fewer-runs.ts',
};

/** Files of a project share a process, with the modules that it has loaded and the Postgres that it has compiled. */
const sharedProcess = { isolate: false };

/** With room for young objects, a snapshot that is unpacked is collected in one go. */
const roomForSnapshots = '--max-semi-space-size=64';

/** For processes that soon end: an embedded Postgres is compiled once, the quick way. */
const quickPostgres = { execArgv: ['--liftoff-only', roomForSnapshots] };

export default defineConfig({
  test: {
    // Vitest leaves a core for watching: with two cores, that would be one file at a time.
    maxWorkers: '100%',
    // Journeys end a browser and an application.
    teardownTimeout: patience,
    projects: [
      {
        test: {
          ...unit,
          name: 'unit',
          include: [
            'packages/!(visual-review)/src/**/!(*.browser|*.mocked).test.ts',
            '.storybook/**/*.test.ts',
            'tests/{run,structure,assembly}/**/*.test.ts',
            'apps/**/*.test.ts',
          ],
          // Postgres runs for minutes here: compiling well what it does often saves an eighth of the processor time.
          execArgv: [roomForSnapshots],
          ...sharedProcess,
        },
      },
      {
        // What puts something in a module's place, where other files would meet it.
        test: { ...unit, name: 'unit, mocked', include: ['packages/*/src/**/*.mocked.test.ts'] },
      },
      {
        plugins: [reactPlugins(), workshopBackend(), transcriptReport(import.meta.dirname)],
        // MSW's worker script.
        publicDir: 'node_modules/msw/lib',
        optimizeDeps: {
          include: [
            ...dependenciesOfStories,
            '@storybook/react-vite',
            '@guidepup/virtual-screen-reader',
          ],
        },
        test: {
          ...patient,
          name: 'browser',
          include: [
            'packages/ui/{src,testing}/**/*.test.tsx',
            'packages/{inspector,records,screens}/src/**/*.test.tsx',
            'packages/{data,embedded}/src/**/*.browser.test.ts',
          ],
          browser,
          setupFiles: [
            './tests/browser/rest-pointer.ts',
            ...(isStressed ? ['./tests/browser/stress-setup.ts'] : []),
          ],
        },
      },
      {
        test: {
          ...unit,
          ...quickPostgres,
          ...sharedProcess,
          name: 'conformance',
          include: [
            // What builds and opens a whole application, or is proven by another test too.
            `tests/{servers,conformance,command,adoption}/${isAll ? '**/' : ''}*.test.ts`,
            'packages/rules/proof/*.test.ts',
          ],
          globalSetup: './tests/conformance/shared-server.ts',
        },
      },
      {
        test: {
          ...unit,
          ...quickPostgres,
          ...sharedProcess,
          name: 'discovery',
          include: ['tests/discovery/**/*.test.ts'],
          globalSetup: './tests/discovery/shared-server.ts',
        },
      },
      {
        test: {
          ...unit,
          ...sharedProcess,
          name: 'durability',
          include: ['tests/durability/**/*.test.ts'],
          ...quickPostgres,
        },
      },
      {
        test: {
          ...patient,
          name: 'performance',
          environment: 'node',
          include: ['tests/performance/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'size',
          environment: 'node',
          include: ['tests/size/**/*.test.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'consumers',
          environment: 'node',
          include: ['tests/consumers/*.test.ts'],
        },
      },
      {
        test: {
          ...patient,
          name: 'visual',
          environment: 'node',
          include: [
            'packages/visual-review/src/**/*.test.ts',
            'tests/{visual,stories,browser}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...patient,
          ...sharedProcess,
          name: 'journeys',
          environment: './tests/journeys/environment.ts',
          // What repeats, with other texts or another database, what one journey proves.
          include: [`tests/journeys/${isAll ? '**/' : ''}*.test.ts`],
          globalSetup: './tests/journeys/share-example.ts',
          setupFiles: './tests/journeys/after-each-journey.ts',
          // Each has an application and a browser: more of them would wait for each other.
          maxWorkers: 2,
        },
      },
    ],
  },
});
