import type { Failure } from '@ninefold/data/errors';
import { type Application, isSessionLost } from '../../application/index.ts';
import { type LoadedSpecification, specificationKey } from '../../screen-context/queries/index.ts';
import type { Query } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { readSpecificationAgain } from './fresh-specification.ts';
import { mayShowAnotherSchema } from './sign-of-change.ts';

/** Refusals that come together ask once, in milliseconds. */
const atMostEvery = 5_000;

export type SchemaWatch = ReturnType<typeof schemaWatch>;

/**
 * Reads the specification again when a refusal may show that the database is another, or where the
 * screens have it from an earlier visit.
 *
 * @param onChange Called with sentences about the changes, once the screens have them.
 */
export function schemaWatch(
  application: Application,
  router: AnyRouter,
  onChange: (sentences: readonly string[]) => void,
) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let askedAt = -Infinity;

  async function readAgain(isSought?: (query: Query) => boolean): Promise<void> {
    // Requests are then a visitor's, who can see less: the database has not changed.
    if (isSessionLost(application)) return;
    try {
      const sentences = await readSpecificationAgain(application, router, isSought);
      if (sentences.length > 0) onChange(sentences);
    } catch {
      // It could not be asked just now. The next refusal or screen asks again.
    }
  }

  function ask(): void {
    waiting = undefined;
    askedAt = performance.now();
    void readAgain();
  }

  return {
    notice: (failure: Failure) => {
      if (waiting !== undefined) return;
      const known = application.queries
        .getQueriesData<Partial<LoadedSpecification>>({ queryKey: specificationKey(application) })
        .flatMap(([, data]) => data?.specification ?? []);
      if (!mayShowAnotherSchema(failure, known)) return;
      waiting = setTimeout(ask, Math.max(0, askedAt + atMostEvery - performance.now()));
    },
    /** Asks whether what an earlier visit has kept still holds. */
    confirmKept: () => {
      const { unconfirmed } = application.kept ?? {};
      void readAgain(({ queryHash }) => unconfirmed?.has(queryHash) === true);
    },
    stop: () => clearTimeout(waiting),
  };
}
