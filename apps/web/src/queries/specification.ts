import { loadSpecification } from '@ninefold/data/client';
import { specificationOf } from '@ninefold/data/discovery';
import {
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
  const person = personOf(application);
  return queryOptions({
    queryKey: ['specification', person],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Known> => {
      const [found, { declaration, apply }] = await Promise.all([
        database === null
          ? blankSpecification
          : loadSpecification(database.client, { signal }).then((catalog) =>
              specificationOf(catalog),
            ),
        declared(application),
      ]);
      return { declaration, ...apply(found) };
    },
  });
}

/** What is known of some entities, and what is around them. */
export function knownQuery(application: Application, entities: readonly string[]) {
  return queryOptions({
    ...specificationQuery(application),
    select: (known: Known) => known,
    meta: { entities },
  });
}

/** All that is known, with all that is declared of it. */
export function wholeQuery(application: Application) {
  const person = personOf(application);
  return queryOptions({
    queryKey: ['specification', person, 'whole'],
    staleTime: Infinity,
    queryFn: async ({ client }): Promise<Known> => {
      const [known, { applyRemainder }] = await Promise.all([
        client.ensureQueryData(specificationQuery(application)),
        import('@ninefold/data/specification/declared/whole'),
      ]);
      const { specification, problems } = applyRemainder(known, known.declaration);
      return { ...known, specification, problems };
    },
  });
}

interface Declared {
  readonly declaration: Declaration;
  /** Joins it to what the database says. */
  readonly apply: (found: Specification) => Omit<Known, 'declaration'>;
}

/** A dump and a blank start come with nothing declared, and load nothing for it. */
async function declared({ configuration }: Application): Promise<Declared> {
  switch (configuration.start) {
    case 'example':
      return declaredIn(import('../../examples/workshop/specification.ts'));
    case 'project':
      return declaredIn(import('../../specification.ts'));
    default:
      return { declaration: {}, apply: (specification) => ({ specification, problems: [] }) };
  }
}

async function declaredIn(
  file: Promise<{ readonly specification: Declaration }>,
): Promise<Declared> {
  const [{ specification: declaration }, { applyDeclaration }] = await Promise.all([
    file,
    import('@ninefold/data/specification/declared'),
  ]);
  return { declaration, apply: (found) => applyDeclaration(found, declaration) };
}

/** Another person may know other things. */
function personOf({ database }: Application): string | null {
  const state = database?.session.state();
  return state?.status === 'signed in' ? state.person.id : null;
}
