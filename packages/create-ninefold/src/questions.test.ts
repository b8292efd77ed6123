import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { readAnswers } from './questions.ts';

/** Reads the answers where nobody can be asked. */
async function answers(argumentList: readonly string[], taken?: string) {
  const options = readOptions(argumentList);
  if (options === 'help') throw new Error('These arguments ask for the help.');
  return readAnswers(options, false, (folder) => {
    if (folder === taken) throw new Error(`${folder} is taken.`);
  });
}

test('the command line answers everything', async () => {
  const project = ['--project', 'https://a.example', '--key', 'sb_publishable_abc'];
  expect(await answers(['orders', ...project])).toEqual({
    folder: 'orders',
    start: { kind: 'project', url: 'https://a.example', key: 'sb_publishable_abc' },
  });
  expect(await answers(['--yes'])).toEqual({
    folder: 'my-application',
    start: { kind: 'example' },
  });
});

test('what is missing where nobody can be asked is named', async () => {
  await expect(answers(['orders'])).rejects.toThrow(
    '--project URL --key KEY, --example and --blank',
  );
  await expect(answers(['--blank'])).rejects.toThrow('Give FOLDER');
  const project = ['orders', '--project', 'https://a.example'];
  await expect(answers(project)).rejects.toThrow('Add --key KEY');
  await expect(answers([...project, '--yes'])).rejects.toThrow('Add --key KEY');
});

test('a folder that is taken is refused first', async () => {
  await expect(answers(['orders'], 'orders')).rejects.toThrow('orders is taken');
  await expect(answers(['--yes'], 'my-application')).rejects.toThrow('my-application is taken');
});
