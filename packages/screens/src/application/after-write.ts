import { afterWriteMessages } from './errors-messages.ts';

/**
 * Does what follows a write that was carried out. Where that fails, the write has not failed: the error goes to the
 * browser, and people hear that their record is saved.
 *
 * @param follow Returns whether what is shown could be read again.
 * @param description The text below the title of the message about the write.
 * @returns The description, with that the screen is not up to date where it isn't.
 */
export async function afterWrite(
  follow: () => Promise<boolean>,
  description?: string,
): Promise<string | undefined> {
  try {
    if (await follow()) return description;
  } catch (error) {
    reportError(error);
  }
  const { notRefreshed } = afterWriteMessages;
  return description === undefined ? notRefreshed : `${description} ${notRefreshed}`;
}
