/** Returns the message of an error, or the fallback for anything thrown without one. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof Error && error.message !== '' ? error.message : fallback;
}
