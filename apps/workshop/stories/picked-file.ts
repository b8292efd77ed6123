const fileName = 'picked-in-a-story';

/**
 * Chooses a place for the files that the application saves, as a person does in the browser's dialog: in the page's own
 * folder. For `beforeEach`.
 *
 * @returns what gives the browser its dialog back, and deletes the file.
 */
export function pickFiles(): () => Promise<void> {
  const own = Object.getOwnPropertyDescriptor(window, 'showSaveFilePicker');
  Object.defineProperty(window, 'showSaveFilePicker', {
    configurable: true,
    value: async () => {
      const folder = await navigator.storage.getDirectory();
      return folder.getFileHandle(fileName, { create: true });
    },
  });
  return async () => {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
    if (own !== undefined) Object.defineProperty(window, 'showSaveFilePicker', own);
    const folder = await navigator.storage.getDirectory();
    await folder.removeEntry(fileName).catch(() => undefined);
  };
}

/** Returns the file at the place that was chosen: undefined where there is none. */
export async function pickedFile(): Promise<File | undefined> {
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle(fileName).catch(() => undefined);
  return handle?.getFile();
}
