/** What to say of something thrown: its message where it has one. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message !== '' ? error.message : otherwise;
}
