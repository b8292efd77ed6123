import type { Call, FunctionFacts } from '@ninefold/specification';
import type { Entity } from '@ninefold/specification';
import type { Source } from '@ninefold/specification';

/** A request as it was sent, as far as the catalogue judges it. */
export interface AskedCall {
  readonly method: string;
  /** Path and query below the project's address: `/rest/v1/work_order?select=id`. */
  readonly path: string;
  /** The schema named by `accept-profile` or `content-profile`; `public` where absent. */
  readonly schema?: string;
  /** The body as it was sent. Absent where it is not known, which is no fault. */
  readonly payload?: string;
}

/** One call that the application may make. */
export interface CatalogueEntry {
  /** Unique in a catalogue: `GET /rest/v1/work_order`. */
  readonly id: string;
  readonly methods: readonly string[];
  /** Below the project's address, without a query. */
  readonly path: string;
  /** Where not `public`. */
  readonly schema?: string;
  /** In words: "Reads work orders". */
  readonly does: string;
  /** What asks for it. */
  readonly from: 'entity' | 'function' | 'declared' | 'application';
  /** The call of the specification that lists it; absent for the application's own. */
  readonly call?: Call;
  readonly entity?: Entity;
  readonly function?: FunctionFacts;
  readonly source: Source;
}

/** Whether a request is in the catalogue; if not, why not. */
export type Judgement =
  | { readonly entry: CatalogueEntry; readonly problem?: undefined }
  | { readonly entry?: undefined; readonly problem: string };

/** A request taken apart. */
export interface ReadCall {
  readonly method: string;
  readonly path: string;
  readonly schema: string;
  readonly search: URLSearchParams;
  readonly payload: string | undefined;
}
