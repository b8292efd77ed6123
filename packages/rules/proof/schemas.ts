import { createBackend } from '@ninefold/embedded';
import type { Specification } from '@ninefold/specification';
import { type Catalog, catalogSql, specificationOf } from '@ninefold/specification/catalog';
import type { AccessDeclaration } from '@ninefold/specification/declaration';
import { tenantsSchema, tenantsSchemas } from '../../../apps/tenants/load.ts';
import { workshopSchema, workshopSchemas } from '../../../apps/workshop/load.ts';
import { specification as studio } from '../../../apps/tenants/specification.ts';

/** The schemas of this repository, as their teams wrote them. */
const sources = [
  {
    name: 'apps/workshop/supabase',
    schemas: workshopSchemas,
    sql: () => workshopSchema(),
    access: undefined,
  },
  {
    name: 'apps/tenants/supabase',
    schemas: tenantsSchemas,
    sql: () => tenantsSchema(),
    access: studio.access,
  },
] as const;

/** Reads what is known of each schema of this repository. */
export async function* schemasOfRepository(): AsyncGenerator<{
  readonly name: string;
  readonly specification: Specification;
  readonly access: AccessDeclaration | undefined;
}> {
  for (const { name, schemas, sql, access } of sources) {
    const backend = await createBackend({ schemas });
    await backend.exec(sql());
    const { rows } = await backend.query<{ catalog: Catalog }>(catalogSql({ schemas }));
    await backend.close();
    const [row] = rows;
    if (row === undefined) throw new Error(`${name} has no catalog.`);
    yield { name, specification: specificationOf(row.catalog), access };
  }
}
