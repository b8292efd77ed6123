/**
 * Does what follows a write that was carried out. Where that fails, the write has not failed: the error goes to the
 * browser, and people hear that their record is saved.
 */
export async function afterWrite(follow: () => Promise<void>): Promise<void> {
  try {
    await follow();
  } catch (error) {
    reportError(error);
  }
}
