import { errors, type JWTPayload, jwtVerify } from 'jose';
import { ApiError } from './errors/index.ts';

/** By how many seconds two clocks may differ. */
const clockTolerance = 30;

/** Returns the claims of a valid access token. Codes: PostgREST's "Errors", "Group 3". */
export async function verifyToken(token: string, secret: string): Promise<JWTPayload> {
  const parts = token.split('.').length;
  if (parts !== 3) throw refused('PGRST301', `Expected 3 parts in JWT; got ${parts}`);
  const options = { algorithms: ['HS256'], clockTolerance };
  const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), options).catch(
    (error: unknown) => {
      throw refusedBecause(error);
    },
  );
  // jose leaves this to the caller.
  if (payload.iat !== undefined && payload.iat > Date.now() / 1000 + clockTolerance) {
    throw refused('PGRST303', 'JWT issued at future');
  }
  return payload;
}

function refusedBecause(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return refused('PGRST303', 'JWT expired');
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.reason === 'check_failed'
      ? refused('PGRST303', 'JWT not yet valid')
      : refused('PGRST303', `The JWT '${error.claim}' claim must be a number`);
  }
  return error instanceof errors.JOSEError
    ? refused('PGRST301', 'No suitable key or wrong key type')
    : error;
}

function refused(code: string, message: string): ApiError {
  const headers = { 'www-authenticate': `Bearer error="invalid_token"` };
  return new ApiError(code, message, { headers });
}
