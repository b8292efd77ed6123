import { loadLanguage } from '@ninefold/messages';
import { afterEach, describe, expect, it } from 'vitest';
import { commandLanguage } from './command/index.ts';
import { run } from './run.ts';
import { subcommands } from './subcommands/index.ts';

afterEach(() => loadLanguage('en', { parts: [] }));

describe('the language', () => {
  it.each<[string, readonly string[], Record<string, string>, object]>([
    ['a locale of POSIX', [], { LANG: 'de_AT.UTF-8' }, { language: 'de', format: 'de-AT' }],
    ['a modifier', [], { LANG: 'de_DE@euro' }, { language: 'de', format: 'de-DE' }],
    ['LC_ALL first', [], { LC_ALL: 'ar_EG', LC_MESSAGES: 'de_DE' }, { language: 'ar' }],
    ['LC_MESSAGES next', [], { LC_ALL: '', LC_MESSAGES: 'de_DE', LANG: 'ar' }, { language: 'de' }],
    ['C', [], { LC_ALL: 'C.UTF-8', LANG: 'de_DE' }, { language: 'en' }],
    ['POSIX', [], { LANG: 'POSIX' }, { language: 'en' }],
    ['a language without a translation', [], { LANG: 'fr_FR' }, { language: 'en' }],
    ['nothing', [], {}, { language: 'en', format: undefined }],
    ['an invalid locale', [], { LANG: 'de__;/%', LC_ALL: '-' }, { language: 'en' }],
    ['an option', ['check', '--language', 'de'], { LC_ALL: 'ar' }, { language: 'de' }],
    ['an option of one word', ['--language=DE-ch', '--json'], {}, { format: 'de-CH' }],
    ['an option without its value', ['check', '--language'], { LANG: 'de' }, { language: 'de' }],
    ['a file named so', ['diff', '--', '--language', 'ar'], {}, { language: 'en' }],
  ])('is chosen by %s', (_, argumentList, environment, expected) => {
    expect(commandLanguage(argumentList, environment)).toMatchObject(expected);
  });

  const helps = subcommands.map(({ name }) => `${name} --help`);
  it.each(['--help', ...helps])('applies to all prose, but not to commands: %s', async (line) => {
    const help = await pseudo(line);
    const rest = help.replaceAll(/‹[^›]*›/g, '').split(/[\s-]*\n/);
    const code = /^(?:| {2}(?:pnpm ninefold .*|export DATABASE_URL=.*|--[-a-z]+(?: \S+)?))$/;
    expect(rest.filter((each) => !code.test(each))).toEqual([]);
  });

  it('does not apply to names in a sentence', async () => {
    expect(await pseudo('sql --help')).toMatch(
      /‹[^›]*ninefold_specification\(\)[^›]*--states[^›]*›/,
    );
    expect(await pseudo('check --json=1')).toMatch(
      /^‹[^›]*--json[^›]*› ‹"pnpm ninefold check --help"/,
    );
  });
});

/** Returns what a command prints in the pseudo-locale. */
async function pseudo(line: string): Promise<string> {
  const { language } = commandLanguage([], { LANG: 'en_XA' });
  await loadLanguage(language, { parts: ['command'] });
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  await run(line.split(' '), {
    stdout: print,
    stderr: print,
    environment: {},
    workingDirectory: '/',
  });
  return printed.join('\n');
}
