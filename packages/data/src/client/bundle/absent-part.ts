/** What is said where a part is used that the first load leaves out. */
export function absent(part: string): never {
  throw new Error(
    `supabase-js's ${part} part is not in this build (see @ninefold/data/client/bundle). Import @supabase/${part}-js where it is needed.`,
  );
}
