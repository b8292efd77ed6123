import { isSecretKey, readProjectAddress } from '@ninefold/data/client';
import { CreateError } from './create-error.ts';

/** @throws {CreateError} for a text that is not the address of a project. */
export function readProjectUrl(text: string): string {
  try {
    return readProjectAddress(text.trim(), 'The project');
  } catch (error) {
    throw error instanceof TypeError ? new CreateError(error.message) : error;
  }
}

/**
 * The key is not repeated in messages: it may be a secret one.
 *
 * @throws {CreateError} for a key that browsers must not have, and for a text that is not a key.
 */
export function readPublishableKey(text: string): string {
  const key = text.trim();
  if (isSecretKey(key)) {
    throw new CreateError(
      'This is a secret key. The application would send it to every browser, and it bypasses all policies. Use the publishable key (sb_publishable_…). If somebody may have seen the secret key, replace it.',
    );
  }
  if (!/^[\w.-]+$/.test(key)) {
    throw new CreateError(
      'This is not a publishable key: a key only contains letters, digits, dots, hyphens and underscores. The dashboard shows it under "API keys" (sb_publishable_…).',
    );
  }
  return key;
}
