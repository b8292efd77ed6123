import { setMessageLanguage } from '@ninefold/messages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import type { Entity } from '@ninefold/specification';
import { allCodes } from './all-codes.ts';
import { classify as classifyBy, type FailedAnswer } from './classify.ts';
import type { FailureContext, FailureKind, Reaction } from './failure.ts';

const classify = (failed: FailedAnswer, context?: FailureContext) =>
  classifyBy(failed, context, allCodes);

const answer = (code: string, status: number, rest: object = {}) => ({
  error: { code, message: '', details: '', hint: '', ...rest },
  status,
});

const named = (name: string, rest: object = {}) =>
  classify({ error: { name, message: 'x', ...rest } }).kind;

/** Codes with the status that they come with, and what they have to mean. */
const table: Readonly<
  Record<string, readonly [codes: string, kind: FailureKind, reaction: Reaction]>
> = {
  'PostgREST has no connection': ['PGRST000/503 PGRST001/503 PGRST002/503', 'unavailable', 'retry'],
  'PostgREST waits for a connection': ['PGRST003/504', 'timeout', 'retry'],
  'a filter that does not parse': ['PGRST100/400', 'invalid', 'go back'],
  'a request of the application that is wrong': [
    `PGRST101/405 PGRST102/400 PGRST105/405 PGRST106/406 PGRST107/406 PGRST108/400 PGRST111/500
      PGRST112/500 PGRST114/400 PGRST115/400 PGRST117/405 PGRST118/400 PGRST120/400 PGRST121/500
      PGRST122/400 PGRST123/400 PGRST125/404 PGRST126/404 PGRST127/400 PGRST300/500`,
    'misconfigured',
    'reload',
  ],
  'a schema that moved': [
    `PGRST200/400 PGRST201/300 PGRST202/404 PGRST203/300 PGRST204/400 PGRST205/404 42P01/404
      42883/404 42703/400 42P17/500 42601/400 0A000/400 55000/500 3F000/400 21000/400 28000/403
      0P000/403 0L000/403`,
    'misconfigured',
    'reload',
  ],
  'a page beyond the end': ['PGRST103/416', 'not found', 'go back'],
  'not exactly one row': ['PGRST116/406 P0002/500', 'not found', 'go back'],
  'more rows than may be changed': ['PGRST124/400 PGRST128/400', 'limit', 'none'],
  'a token that is over': [
    'PGRST301/401 PGRST302/401 PGRST303/401 42501/401',
    'signed out',
    'sign in',
  ],
  'a missing grant or a policy': ['42501/403', 'denied', 'none'],
  'a value that its type does not take': [
    '22P02/400 22001/400 22003/400 22007/400 22008/400 22012/400 22021/400 22023/400 428C9/400',
    'invalid',
    'correct',
  ],
  'a missing value': ['23502/400', 'required', 'correct'],
  'a value that exists already': ['23505/409 23P01/400', 'unique', 'correct'],
  'a broken reference': ['23503/409 23001/400', 'reference', 'correct'],
  'a check': ['23514/400 23000/400 44000/400', 'check', 'correct'],
  'a lost race': ['40001/500 40P01/500 40002/500 55P03/500', 'conflict', 'retry'],
  'a statement timeout': ['57014/500', 'timeout', 'retry'],
  'a database that is away': [
    '08000/503 08006/503 08P01/503 53000/503 53300/503 57P01/503 57P03/500 58030/500 25006/405 HV000/500',
    'unavailable',
    'retry',
  ],
  'a limit of the database': ['53400/500 54000/500 54001/500', 'limit', 'retry'],
  'the words of a function': ['P0001/400 P0004/500 09000/500 27000/500', 'refused', 'correct'],
  'what nobody foresaw': [
    'XX000/500 P0000/500 38000/500 25001/500 PGRSTX00/500',
    'unknown',
    'retry',
  ],
  'wrong sign-in': [
    `invalid_credentials/400 user_not_found/404 otp_expired/403 reauthentication_not_valid/422
      mfa_verification_failed/422 mfa_challenge_expired/422 captcha_failed/400
      current_password_invalid/400`,
    'credentials',
    'correct',
  ],
  'an address that is not confirmed': [
    'email_not_confirmed/400 phone_not_confirmed/400',
    'credentials',
    'none',
  ],
  'a session that is over': [
    `session_not_found/403 session_expired/401 refresh_token_not_found/400
      refresh_token_already_used/400 bad_jwt/403 no_authorization/401 flow_state_expired/400
      bad_code_verifier/400 reauthentication_needed/400 insufficient_aal/401`,
    'signed out',
    'sign in',
  ],
  'an account that exists': [
    'email_exists/422 user_already_exists/422 phone_exists/422',
    'unique',
    'correct',
  ],
  'a password that will not do': [
    'weak_password/422 same_password/422 validation_failed/400',
    'invalid',
    'correct',
  ],
  'too many attempts': [
    'over_request_rate_limit/429 over_email_send_rate_limit/429 over_sms_send_rate_limit/429',
    'limit',
    'retry',
  ],
  'sign-in that is turned off': [
    `signup_disabled/422 email_provider_disabled/400 anonymous_provider_disabled/422
      provider_disabled/400 otp_disabled/422 user_banned/403 not_admin/403 passkey_disabled/422`,
    'denied',
    'none',
  ],
  'Auth that is slow': [
    'request_timeout/504 hook_timeout/422 hook_timeout_after_retry/504',
    'timeout',
    'retry',
  ],
  'Auth that fails': ['unexpected_failure/500', 'unknown', 'retry'],
};

describe('codes', () => {
  for (const [meaning, [codes, kind, reaction]] of Object.entries(table)) {
    it.each(
      codes
        .trim()
        .split(/\s+/)
        .map((pair) => pair.split('/')),
    )(`${meaning}: %s with %s`, (code = '', status = '') => {
      const failure = classify(answer(code, Number(status)));
      expect(failure).toMatchObject({ kind, reaction, code });
      expect(failure.message).toMatch(/^[A-Z].*\.$/);
      expect(failure.technical.status).toBe(Number(status));
    });
  }

  it('classifies every class of SQLSTATE, and any other code as the product’s own', () => {
    const classes =
      '08 0A 0B 0F 0L 0P 0Z 20 21 22 23 24 25 26 28 2B 2D 2F 34 38 39 3B 3D 3F 40 42 44 53 54 55 57 58 72 F0 HV XX';
    const kindOf = (each: string) => classify(answer(`${each}0ZZ`, 418)).kind;
    expect(classes.split(' ').filter((each) => kindOf(each) === 'refused')).toEqual([]);
    const own = classify(answer('HW001', 400, { message: 'The order is closed already.' }));
    expect(own).toMatchObject({ kind: 'refused', message: 'The order is closed already.' });
  });
});

describe('Storage', () => {
  it.each([
    ['NoSuchKey', '404', 'not found'],
    ['AccessDenied', '403', 'denied'],
    ['EntityTooLarge', '413', 'limit'],
    ['InvalidMimeType', '415', 'invalid'],
    ['KeyAlreadyExists', '409', 'unique'],
    ['ResourceLocked', '423', 'conflict'],
    ['DatabaseTimeout', '544', 'timeout'],
    ['SlowDown', '429', 'limit'],
  ])('%s', (code, statusCode, kind) => {
    expect(
      classify({ error: { name: 'StorageApiError', code, statusCode, status: 400 } }),
    ).toMatchObject({
      kind,
      technical: { status: Number(statusCode) },
    });
  });

  it('uses the status in the body if the code is unknown', () => {
    expect(classify({ error: { error: 'Whatever', statusCode: '404', status: 400 } }).kind).toBe(
      'not found',
    );
  });
});

describe('without a code', () => {
  it.each<[number, FailureKind]>([
    [0, 'offline'],
    [401, 'signed out'],
    [403, 'denied'],
    [404, 'not found'],
    [409, 'conflict'],
    [414, 'limit'],
    [429, 'limit'],
    [500, 'unknown'],
    [503, 'unavailable'],
    [504, 'timeout'],
    [521, 'unavailable'],
    [418, 'misconfigured'],
  ])('the status %i decides', (status, kind) => {
    expect(classify(answer('', status)).kind).toBe(kind);
  });

  it('distinguishes an aborted request from a lost network', () => {
    const aborted = answer('', 0, { message: 'AbortError: This operation was aborted' });
    const failed = answer('', 0, { message: 'TypeError: fetch failed' });
    expect(classify(aborted)).toMatchObject({ kind: 'aborted', reaction: 'none' });
    expect(classify(failed)).toMatchObject({ kind: 'offline', reaction: 'retry' });
    expect(classify({ error: new DOMException('x', 'AbortError') }).kind).toBe('aborted');
  });

  it('classifies errors that the clients throw themselves', () => {
    expect(named('AuthSessionMissingError', { status: 400 })).toBe('signed out');
    expect(named('AuthRetryableFetchError', { status: 0 })).toBe('offline');
    expect(named('AuthRetryableFetchError', { status: 503 })).toBe('unavailable');
    expect(named('FunctionsRelayError')).toBe('unavailable');
    expect(named('FunctionsHttpError', { context: { status: 403 } })).toBe('denied');
  });

  it('calls an error of the application unknown, not a network failure', () => {
    expect(classify({ error: new TypeError('x is not a function') }).kind).toBe('unknown');
  });
});

function words(code: string, status: number, body: object): string {
  return classify(answer(code, status, body)).message;
}

describe('words', () => {
  it('are in the current language, even if set later', () => {
    const german = { 'failure-kinds': { denied: 'Nein.' }, 'data-api-errors': { busy: 'Später.' } };
    setMessageLanguage({ language: 'de', catalogues: [german] });
    expect([words('42501', 403, {}), words('PGRST003', 504, {})]).toEqual(['Nein.', 'Später.']);
    setMessageLanguage({ language: 'en', catalogues: [] });
    expect(words('42501', 403, {})).toBe('You don’t have permission to do this.');
  });

  it('says why a password is weak', () => {
    expect(classify(answer('weak_password', 422, { reasons: ['length', 'pwned'] })).message).toBe(
      'This password is too weak. It is too short. It appeared in a data breach.',
    );
  });

  it("passes on what the product's own code says to a person", () => {
    const raised = { message: 'This order is closed.' };
    expect(classify(answer('P0001', 400, raised)).message).toBe('This order is closed.');
    expect(classify(answer('PT409', 409, raised))).toMatchObject({ kind: 'conflict', ...raised });
  });

  it('passes on hints, and texts raised under Postgres’s codes', () => {
    const message = 'A studio needs an owner';
    const hint = 'Make somebody else an owner first.';
    expect(words('SP001', 400, { message, hint })).toBe(`${message}. ${hint}`);
    for (const code of ['22023', '23514', '42501', '55000', 'P0002']) {
      expect(words(code, 400, { message })).toBe(message);
      expect(words(code, 400, { message: 'only owners may do this.' })).toBe(
        'only owners may do this.',
      );
    }
    expect(words('SP001', 400, { message, hint: 'GRANT it' })).toBe(message);
    expect(
      words('23514', 400, { message: 'value for domain d violates check constraint "c"' }),
    ).toBe('A database rule rejected these values.');
    expect(words('PGRST116', 406, { message: 'The result contains 0 rows.' })).not.toContain(
      'rows',
    );
  });

  it('says that a materialized view was never refreshed, and what to do', () => {
    const [table] = workshop.entities;
    const view = {
      ...(table as Entity),
      name: 'sales_by_region',
      kind: 'materialized view' as const,
      plural: { value: 'Sales by region', source: { from: 'database' as const, object: '' } },
    };
    const specification = { ...workshop, entities: [...workshop.entities, view] };
    const message = 'materialized view "sales_by_region" has not been populated';
    const unread = answer('55000', 500, {
      message,
      hint: 'Use the REFRESH MATERIALIZED VIEW command.',
    });
    const readOnlyView =
      '“Sales by region” has no data yet, because this materialized view has never been refreshed. Ask your database administrator to refresh it, then try again.';
    expect(classify(unread, { entity: view }).message).toBe(readOnlyView);
    expect(classify(unread, { entity: table, specification }).message).toBe(readOnlyView);
    expect(classify(unread, { entity: table }).message).not.toBe(readOnlyView);
    expect(classify(answer('55000', 500), { specification }).message).not.toBe(readOnlyView);
  });

  it('keeps hints and grants for developers', () => {
    const hint = 'Grant the required privileges with: GRANT SELECT ON public.a TO anon;';
    const message = 'permission denied for table a';
    const failure = classify(answer('42501', 403, { message, hint }));
    expect(failure.message).toBe('You don’t have permission to do this.');
    expect(failure.technical).toEqual({ message, hint, details: '', status: 403 });
    expect(classify(answer('P0001', 400, { message: hint })).message).not.toContain('GRANT');
  });

  it('never throws and always has a message, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.option(fc.integer()), (error, status) => {
        const failure = classify({ error, status: status ?? undefined });
        expect(failure.message).not.toBe('');
        expect(failure.message).not.toContain('GRANT');
      }),
    );
  });

  it('does not take a name of Object.prototype for a code', () => {
    expect(classify(answer('constructor', 404)).kind).toBe('not found');
  });
});
