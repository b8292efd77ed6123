import { objectMessage } from './object-message.ts';

/** Returns what explains an error of this code by an object of the database: of 23514, in the words of the rule. */
export async function objectMessageOf(code: string): Promise<typeof objectMessage> {
  if (code !== '23514') return objectMessage;
  const { checkMessage } = await import('./check-message.ts');
  return (...failed) => {
    const message = objectMessage(...failed);
    const words = message === undefined ? checkMessage(...failed) : undefined;
    return words === undefined ? message : { message: words };
  };
}
