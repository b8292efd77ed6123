/** A request that was sent, and its caller. */
export interface LoggedCall {
  readonly id: number;
  readonly method: string;
  /** Path and query below the project's address. */
  readonly path: string;
  /** The sent body. */
  readonly payload?: string;
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The duration of the response in milliseconds. */
  readonly ms: number;
  /** The number of earlier attempts of the same request. */
  readonly retries: number;
  /** The time of sending, in milliseconds since 1970. */
  readonly at: number;
  /** The source of the request; left out until it is known. */
  readonly fact?: CallFact | UnlistedCall;
}

/** The entry of the catalogue that lists a call. */
export interface CallFact {
  /** In words: "Reads work orders". */
  readonly label: string;
  /** The source of that fact: "table public.work_order". */
  readonly source: string;
  /** The screen that says more of it. */
  readonly href?: string;
}

/** No entry lists the call; why, in words. */
export interface UnlistedCall {
  readonly problem: string;
}

export interface CallLogProps {
  /** Newest last. At most the last `most` of them are shown. */
  readonly calls: readonly LoggedCall[];
  /** The maximum number of calls in the panel; 200 by default. */
  readonly most?: number;
  readonly onClear: () => void;
  readonly onClose: () => void;
  /** A command that sends a call again. */
  readonly commandOf: (id: number) => string;
  /** In pixels. */
  readonly defaultHeight: number;
  /** Called with the height in pixels, at first and after each resize. */
  readonly onHeightChange: (height: number) => void;
}
