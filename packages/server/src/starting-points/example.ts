import type { Backend, FolderContents, KnownAccount } from '@ninefold/embedded';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Reporter } from '../reporter/index.ts';

/** The database of an example, which its application exports as `example` from `example.ts`. */
export interface Example {
  /** Completes "The database of …". */
  readonly name: string;
  /** The schemas that its API exposes. */
  readonly schemas: readonly string[];
  /** Its demonstration accounts, whose passwords are public. */
  readonly accounts: readonly KnownAccount[];
  /** Fills an empty database. */
  readonly load: (backend: Backend) => Promise<void>;
}

/** Imports the example of an application. */
export async function readExample(application: string): Promise<Example> {
  const file = pathToFileURL(join(application, 'example.ts')).href;
  return ((await import(file)) as { readonly example: Example }).example;
}

/** Returns a function that loads an example into a new database. */
export function exampleContents({ name, schemas, accounts, load }: Example) {
  return async (backend: Backend, reporter: Reporter): Promise<FolderContents> => {
    reporter.step('Creating the example’s database (only once)');
    await load(backend);
    return { start: 'example', name, schemas: [...schemas], accounts: [...accounts] };
  };
}
