import { loadSpecification } from '@ninefold/data/client';
import type { Catalog } from '@ninefold/specification/catalog';
import type { FunctionFacts } from '@ninefold/specification';
import { queryOptions } from '@tanstack/react-query';
import type { Application } from '../../application/index.ts';
import { keptAnswer } from './kept-answer.ts';
import { specificationKey } from './specification.ts';

/** The part of a catalog that describes functions. */
type FunctionCatalog = Pick<Catalog, 'functions' | 'types' | 'hash'>;

/**
 * The functions that the person may call: the part of the specification that no screen of records needs. Only the
 * whole catalog has it, of which the rest isn't kept.
 */
export function functionsQuery(application: Application) {
  const queryKey = [...specificationKey(application), 'functions'];
  return queryOptions({
    queryKey,
    staleTime: Infinity,
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<readonly FunctionFacts[]> => {
      const { database } = application;
      if (database === null) return [];
      const load = async (earlier?: FunctionCatalog): Promise<FunctionCatalog> => {
        // Of an earlier answer only the hash is compared.
        const known = earlier as Catalog | undefined;
        const catalog = await loadSpecification(database.client, {}, { signal, earlier: known });
        if (catalog === known) return catalog;
        const { functions = [], types, hash } = catalog;
        return { functions, types, ...(hash !== undefined && { hash }) };
      };
      const [[catalog], { functionsOf }] = await Promise.all([
        keptAnswer<readonly [FunctionCatalog]>(application, queryKey, async (earlier) => [
          await load(earlier?.[0]),
        ]),
        import('./function-facts.ts'),
      ]);
      return functionsOf(catalog);
    },
  });
}
