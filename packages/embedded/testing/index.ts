import type { Backend } from '../src/backend/backend.ts';

/**
 * Lends backends that keep their data in memory to the files of tests that share a process: `close`
 * puts one back as `open` gave it, for the next file. That takes a twentieth of the time of opening.
 */
export function lendBackends(open: () => Promise<Backend>): () => Promise<Backend> {
  const free: Backend[] = [];
  return async () => {
    const backend = free.pop() ?? (await remembered(open));
    let isChanged = false;
    const lent: Partial<Backend> = {
      async remember() {
        isChanged = true;
        await backend.remember();
      },
      async close() {
        if (!isChanged && (await backend.rewind())) free.push(backend);
        else await backend.close();
      },
    };
    return Object.assign(Object.create(backend) as Backend, lent);
  };
}

async function remembered(open: () => Promise<Backend>): Promise<Backend> {
  const backend = await open();
  await backend.remember();
  return backend;
}
