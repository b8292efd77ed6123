import type { Call, Entity, FunctionFacts, Source } from '@ninefold/specification';

/** The parts of a sent request that the catalogue checks. */
export interface SentCall {
  readonly method: string;
  /** Path and query below the project's address: `/rest/v1/work_order?select=id`. */
  readonly path: string;
  /** The schema named by `accept-profile` or `content-profile`; `public` where absent. */
  readonly schema?: string;
  /** The sent body. Absent where it is not known, which is not a problem. */
  readonly payload?: string;
}

/** One call that the application may make. */
export interface CatalogueEntry {
  /** Unique in a catalogue: `GET /rest/v1/work_order`. */
  readonly id: string;
  readonly methods: readonly string[];
  /** Below the project's address, without a query. */
  readonly path: string;
  /** The schema, unless it is `public`. */
  readonly schema?: string;
  /** For people: "Reads work orders". */
  readonly label: string;
  /** The origin of the call. */
  readonly from: 'entity' | 'function' | 'declared' | 'application';
  /** The call of the specification that lists it; absent for the application's own. */
  readonly call?: Call;
  readonly entity?: Entity;
  readonly function?: FunctionFacts;
  readonly source: Source;
}

/** The entry of a request, or the reason why there is none. */
export type CatalogueMatch =
  | { readonly entry: CatalogueEntry; readonly problem?: undefined }
  | { readonly entry?: undefined; readonly problem: string };

/** A request, parsed. */
export interface ReadCall {
  readonly method: string;
  readonly path: string;
  readonly schema: string;
  readonly search: URLSearchParams;
  readonly payload: string | undefined;
}
