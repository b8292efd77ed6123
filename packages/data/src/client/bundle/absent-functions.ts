import { absent } from './absent-part.ts';

/** Stands for functions-js's. */
export class FunctionsClient {
  async invoke(): Promise<never> {
    return absent('functions');
  }
}

export class FunctionsError extends Error {}
export class FunctionsFetchError extends FunctionsError {}
export class FunctionsHttpError extends FunctionsError {}
export class FunctionsRelayError extends FunctionsError {}
export const FunctionRegion = {};
