import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tokensUsedIn, tokenUsage } from '../../testing/tokens/usage.ts';

it.each([
  ["'hover:bg-sunken data-[state=open]:text-ink-muted'", ['color-ink-muted', 'color-sunken']],
  ["'border-s-danger-line rounded-t-lg text-sm'", ['color-danger-line', 'radius-lg', 'text-sm']],
  [
    "'h-control px-2.5 z-popup font-medium'",
    ['layer-popup', 'size-control', 'space-unit', 'weight-medium'],
  ],
  ['line-height: var(--ninefold-text-base-line-height)', ['text-base']],
  ["'text-inkwell my-bg-sunken bg-sunken-ish'", []],
  ["import { ink } from './accent.ts'", []],
])('%s uses %j', (source, tokens) => {
  expect([...tokensUsedIn(source)].sort()).toEqual(tokens);
});

it('finds each token’s uses among the files', () => {
  const button = 'components/button/button.tsx';
  const source = readFileSync(join(import.meta.dirname, '..', button), 'utf8');
  const usage = tokenUsage(new Map([[button, source]]));
  expect(usage.get('color-accent')).toEqual([button]);
  expect(usage.get('size-control')).toEqual([button]);
  expect(usage.get('color-category-1')).toEqual([]);
});
