/**
 * The custom access token hook, by the name that it has in Supabase's guide to custom claims. A project's settings name it,
 * and the database doesn't.
 */
export const accessTokenHook = 'public.custom_access_token_hook';

/** The claims of an access token. */
export type Claims = Readonly<Record<string, unknown>>;

/** Runs a statement with `$1`-parameters and returns its rows. */
export type RunQuery = (
  sql: string,
  parameters: readonly unknown[],
) => Promise<readonly Readonly<Record<string, unknown>>[]>;

/** The answer of a hook: the claims of the token, or why there is none. */
type HookAnswer =
  | { readonly claims: Claims; readonly error?: undefined }
  | { readonly error: { readonly http_code: number; readonly message: string } };

/** Returns the database's answer to the claims that Auth issues. Without a hook, these are the claims. */
export async function callAccessTokenHook(query: RunQuery, claims: Claims): Promise<HookAnswer> {
  const [hook] = await query('select to_regprocedure($1) is not null as found', [
    `${accessTokenHook}(jsonb)`,
  ]);
  if (hook?.['found'] !== true) return { claims };
  const event = { user_id: claims['sub'], claims, authentication_method: 'password' };
  try {
    const [row] = await query(`select ${accessTokenHook}($1::text::jsonb) as answer`, [
      JSON.stringify(event),
    ]);
    return row?.['answer'] as HookAnswer;
  } catch (error) {
    // As Auth answers: nobody gets a token whose claims are not known.
    const message = `Error running hook ${accessTokenHook}: ${(error as Error).message}`;
    return { error: { http_code: 500, message } };
  }
}
