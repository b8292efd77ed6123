import fc from 'fast-check';
import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { verifyToken } from './token.ts';

const secret = 'a secret that only these tests know, of 32 characters and more';
const now = () => Math.floor(Date.now() / 1000);

function signed(claims: object, { alg = 'HS256', by = secret } = {}): Promise<string> {
  const token = new SignJWT({ ...claims }).setProtectedHeader({ alg, typ: 'JWT' });
  return token.sign(new TextEncoder().encode(by));
}

/** Resolves to the code and message that a token is refused with. */
async function rejectionOf(token: string): Promise<unknown> {
  const error = await verifyToken(token, secret).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'ApiError', response: { status: 401 } });
  const { code, message } = (error as { response: { code: string; message: string } }).response;
  return [code, message];
}

test('returns the claims of a token signed with the secret, even under inherited names', async () => {
  const claims = { sub: 'a', role: 'authenticated', exp: now() + 60, constructor: { a: 'ü' } };
  expect(await verifyToken(await signed(claims), secret)).toEqual(claims);
});

test('two clocks may differ by half a minute', async () => {
  const claims = { exp: now() - 20, nbf: now() + 20, iat: now() + 20 };
  expect(await verifyToken(await signed(claims), secret)).toEqual(claims);
});

test.each([
  ['JWT expired', { exp: now() - 60 }],
  ['JWT not yet valid', { nbf: now() + 120 }],
  ['JWT issued at future', { iat: now() + 120 }],
  ["The JWT 'exp' claim must be a number", { exp: 'never' }],
  ["The JWT 'nbf' claim must be a number", { nbf: {} }],
  ["The JWT 'iat' claim must be a number", { iat: 'soon' }],
])('%s', async (message, claims) => {
  expect(await rejectionOf(await signed(claims))).toEqual(['PGRST303', message]);
});

test('a token without a signature of ours is refused', async () => {
  const wrong = ['PGRST301', 'No suitable key or wrong key type'];
  const [header, payload, signature = ''] = (await signed({ role: 'service_role' })).split('.');
  expect(await rejectionOf(await signed({}, { by: `${secret}.` }))).toEqual(wrong);
  expect(await rejectionOf(await signed({}, { alg: 'HS512' }))).toEqual(wrong);
  expect(await rejectionOf(new UnsecuredJWT({ role: 'service_role' }).encode())).toEqual(wrong);
  expect(await rejectionOf(`${header}.${payload}.`)).toEqual(wrong);
  expect(await rejectionOf(`${header}.${payload}x.${signature}`)).toEqual(wrong);
  expect(await rejectionOf(`${header}.${payload}`)).toEqual([
    'PGRST301',
    'Expected 3 parts in JWT; got 2',
  ]);
});

test('a token of any text is refused, and nothing else is thrown', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  const json = fc.json().map((part) => Buffer.from(part).toString('base64url'));
  const part = fc.oneof(text, json, fc.constantFrom('e30', 'eyJhbGciOiJIUzI1NiJ9', '{}'));
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (parts) => {
      expect(await rejectionOf(parts.join('.'))).toEqual(['PGRST301', expect.any(String)]);
    }),
    { numRuns: 300 },
  );
});
