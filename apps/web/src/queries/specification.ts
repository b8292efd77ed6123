import { loadSpecification } from '@ninefold/data/client';
import { specificationOf } from '@ninefold/data/discovery';
import {
  applyDeclaration,
  blankSpecification,
  type Declaration,
  type DeclarationProblem,
  type Specification,
} from '@ninefold/data/specification';
import { queryOptions } from '@tanstack/react-query';
import type { Application } from '../application/application.ts';

/** What is known about the product to the person who is signed in, or to a visitor. */
export interface Known {
  readonly specification: Specification;
  readonly declaration: Declaration;
  readonly problems: readonly DeclarationProblem[];
}

/** Asked once for each person: another one may know other things. */
export function specificationQuery(application: Application) {
  const { database } = application;
  const state = database?.session.state();
  const person = state?.status === 'signed in' ? state.person.id : null;
  return queryOptions({
    queryKey: ['specification', person],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Known> => {
      const [found, declaration] = await Promise.all([
        database === null
          ? blankSpecification
          : loadSpecification(database.client, { signal }).then((catalog) =>
              specificationOf(catalog),
            ),
        declarationOf(application),
      ]);
      return { declaration, ...applyDeclaration(found, declaration) };
    },
  });
}

/** A dump and a blank start come with nothing declared. */
async function declarationOf({ configuration }: Application): Promise<Declaration> {
  switch (configuration.start) {
    case 'example':
      return (await import('../../examples/workshop/specification.ts')).specification;
    case 'project':
      return (await import('../../specification.ts')).specification;
    default:
      return {};
  }
}
