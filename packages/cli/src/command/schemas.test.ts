import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withVariables } from '../init/environment-file.ts';
import { readSchemas, rememberedSchemas, schemasVariable, writeSchemas } from './schemas.ts';

test.each([
  [['public']],
  [['public', 'billing']],
  [['Odd, name', 'a "quoted" one', "an apostrophe's", '# no comment']],
])('the schemas %j that init writes into .env are those that other commands read', (names) => {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-schemas-'));
  const text = withVariables('OTHER=1\n', { [schemasVariable]: writeSchemas(names) });
  writeFileSync(join(folder, '.env'), text);
  expect(readSchemas(writeSchemas(names))).toEqual(names);
  expect(rememberedSchemas({ environment: {}, workingDirectory: folder })).toEqual(names);
  const environment = { [schemasVariable]: 'stock' };
  expect(rememberedSchemas({ environment, workingDirectory: folder })).toEqual(['stock']);
  rmSync(folder, { recursive: true });
  expect(rememberedSchemas({ environment: {}, workingDirectory: folder })).toBeUndefined();
});
