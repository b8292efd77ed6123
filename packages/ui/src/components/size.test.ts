import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;

/** Builds a page that uses one export of the index, without React itself. */
async function built(name: string): Promise<Rolldown.OutputChunk> {
  const entry = `import { ${name} } from '${resolve(folder, 'index.ts')}'; globalThis.kept = ${name};`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? id : undefined),
        load: (id) => (id === 'virtual:entry' ? entry : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'virtual:entry', external: [/^react(?:-dom)?(?:\/|$)/] },
    },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[];
  const chunk = outputs[0]?.output.find((part) => part.type === 'chunk' && part.isEntry);
  if (chunk?.type !== 'chunk') throw new Error(`The build of ${name} gave no entry.`);
  return chunk;
}

/** Kilobytes of gzipped JavaScript, and which folders may be in it. */
const budgets: readonly (readonly [name: string, kilobytes: number, folders: readonly string[]])[] =
  [
    ['Button', 11, ['button', 'spinner', 'styling', 'visually-hidden']],
    ['TextField', 10, ['field', 'styling', 'text-field']],
    ['Table', 9, ['styling', 'table']],
    ['ToastProvider', 2, ['toast']],
  ];

describe('what one component brings into a page', () => {
  it.each(budgets)(
    '%s: at most %i kB, and no other component',
    async (name, kilobytes, folders) => {
      const chunk = await built(name);
      const used = new Set(
        Object.entries(chunk.modules)
          .filter(([id, module]) => id.startsWith(folder) && module.renderedLength > 0)
          .map(([id]) => id.slice(folder.length + 1).split('/'))
          .flatMap(([first = '', rest]) => (rest === undefined ? [] : [first])),
      );
      expect([...used].sort()).toEqual(folders);
      expect(gzipSync(chunk.code).length / 1000).toBeLessThan(kilobytes);
    },
  );
});
