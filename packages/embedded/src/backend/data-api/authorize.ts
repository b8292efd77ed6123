import { ApiError } from './errors/index.ts';
import { verifyToken } from './token.ts';

/** The caller: a role of the database, and the token's claims about the person. */
export interface Caller {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
}

/** Requires a key, as Supabase's gateway does, and reads the caller from their token, if any. */
export async function authorize(request: Request, keys: Keys): Promise<Caller> {
  const key = request.headers.get('apikey');
  if (key === null) throw noKey('No API key found in request');
  if (key !== keys.publishableKey && key !== keys.secretKey) throw noKey('Invalid API key');
  const token = /^bearer\s(.*)$/is.exec(request.headers.get('authorization') ?? '')?.[1]?.trim();
  if (token === undefined || token === keys.publishableKey || token === keys.secretKey) {
    const role = key === keys.secretKey || token === keys.secretKey ? 'service_role' : 'anon';
    return { role, claims: { role } };
  }
  const claims = await verifyToken(token, keys.jwtSecret);
  const role = typeof claims['role'] === 'string' ? claims['role'] : 'anon';
  return { role, claims: { ...claims, role } };
}

function noKey(message: string): ApiError {
  return new ApiError('401', message, {
    hint: 'Send the publishable key in the header `apikey`.',
  });
}
