import { expect, test } from 'vitest';
import { commandLine } from './command-line.ts';

test.each([
  ['npm', 'npm run start -- --load FILE.sql', 'npm run build', 'npx ninefold check'],
  ['pnpm', 'pnpm start --load FILE.sql', 'pnpm build', 'pnpm ninefold check'],
  ['yarn', 'yarn start --load FILE.sql', 'yarn build', 'yarn ninefold check'],
  ['bun', 'bun run start --load FILE.sql', 'bun run build', 'bunx ninefold check'],
])('%s runs a script and a program', (manager, start, build, check) => {
  const agent = `${manager}/1.2.3 node/v24.21.0 linux x64`;
  expect([
    commandLine('start', '--load FILE.sql', agent),
    commandLine('build', '', agent),
    commandLine('ninefold', 'check', agent),
  ]).toEqual([start, build, check]);
});
