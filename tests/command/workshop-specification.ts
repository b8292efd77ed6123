import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backend } from '@ninefold/embedded';
import { inLanguage } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import { applyAll } from '@ninefold/specification/declaration/full';
import { specificationText } from '@ninefold/specification/documents/json';
import { specification as declaration } from '../../apps/workshop/specification.ts';

/** The module that declares the example. */
export const workshopDeclaration = join(
  import.meta.dirname,
  '../../apps/workshop/specification.ts',
);

/** Writes the specification of the example, as `discover` reads it from a database. */
export async function writeWorkshopSpecification(
  backend: Pick<Backend, 'query'>,
  file: string,
): Promise<void> {
  const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas: ['public'] }));
  const [row] = rows;
  if (row === undefined) throw new Error('There is no catalog.');
  const { specification } = applyAll(specificationOf(row.catalog), inLanguage(declaration));
  await writeFile(file, specificationText(specification));
}
