import { expect, test } from 'vitest';
import { lendPostgres } from '../../testing/index.ts';
import { freeStackAfterErrors, stackPointerOf } from './stack-pointer.ts';

test('an error leaves nothing on the stack of the embedded Postgres, however deep it was', async () => {
  const driver = await lendPostgres();
  freeStackAfterErrors(driver);
  const { value } = stackPointerOf(driver);
  const failing = [
    'select 1 / 0',
    'no SQL at all',
    'select * from nowhere',
    "do $$ begin raise exception 'It failed.'; end $$",
    `create function deep(n int) returns int language plpgsql as $$
       begin return case when n = 0 then 1 / n else deep(n - 1) end; end $$;
     select deep(20)`,
  ];
  for (const sql of failing) {
    await expect(driver.exec(sql)).rejects.toMatchObject({ severity: 'ERROR' });
    await expect(driver.query(sql)).rejects.toMatchObject({ severity: 'ERROR' });
  }
  expect(stackPointerOf(driver).value).toBe(value);
  await driver.close();
});
