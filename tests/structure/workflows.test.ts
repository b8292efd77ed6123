/** The workflows that run on GitHub. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });

/** Commands of pnpm itself. */
const ofPnpm = ['sbom'];

test.each(workflows)('%s follows the schema of workflows, and runs scripts that exist', (name) => {
  const text = readFileSync(join(root, name), 'utf8');
  expect(validateWorkflow(text).errors).toEqual([]);
  expect(validateWorkflow(text.replace('jobs:', 'job:')).errors).not.toEqual([]);
  const commands = [...text.matchAll(/pnpm@[\d.]+ ([\w:]+)/g)].map(([, command = '']) => command);
  expect(commands).not.toEqual([]);
  const known = [...Object.keys(manifest.scripts), ...ofPnpm];
  expect(commands.filter((command) => !known.includes(command))).toEqual([]);
});
