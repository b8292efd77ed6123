import { expect, test } from 'vitest';
import { lendPostgres } from '../../../testing/index.ts';
import { moduleOf } from './emscripten.ts';
import { rememberFiles } from './files.ts';

test('a file that was open is open again, after it was closed', async () => {
  const driver = await lendPostgres();
  const { FS: files } = driver.Module;
  const stream = files.open('/open-file', 'w+');
  const putBack = rememberFiles(moduleOf(driver));
  files.close(stream);
  putBack();
  expect(files.write(stream, new Uint8Array([7]), 0, 1)).toBe(1);
  expect(files.readFile('/open-file')).toEqual(new Uint8Array([7]));
  await driver.close();
});
