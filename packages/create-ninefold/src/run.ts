import { intro, log, outro } from '@clack/prompts';
import { relative, resolve } from 'node:path';
import { CreateError } from './create-error.ts';
import { help } from './help.ts';
import { assertNewFolder } from './new-folder.ts';
import { readOptions } from './options.ts';
import {
  assertNodeOf,
  currentPackageManager,
  type PackageManager,
  startArguments,
} from './package-manager.ts';
import { readAnswers } from './questions.ts';
import { runPackageManager } from './run-package-manager.ts';
import { writeApplication } from './write-application.ts';

/**
 * Runs `create-ninefold ARGUMENTS`.
 *
 * @throws {CreateError} with what happened, why, and what to do.
 */
export async function run(argumentList: readonly string[]): Promise<void> {
  const options = readOptions(argumentList);
  if (options === 'help') {
    process.stdout.write(help);
    return;
  }
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const packageManager =
    options.packageManager ?? currentPackageManager(process.env['npm_config_user_agent']);
  assertNodeOf(packageManager, process.versions.node);
  intro('Create a Ninefold application');
  const answers = await readAnswers(options, isTerminal, (typed) =>
    assertNewFolder(resolve(typed)),
  );
  const folder = resolve(answers.folder);
  await writeApplication(folder, answers.start, packageManager);
  log.success(`Wrote the application to ${folder}`);
  if (options.installs) await install(packageManager, folder);
  if (answers.start.kind === 'project') {
    log.info(
      `"npx ninefold init" in this folder reads your database and installs the functions that the application calls.`,
    );
  }
  if (!options.starts) {
    outro(`Start it with: ${startLine(packageManager, folder, options.installs)}`);
    return;
  }
  outro(`Starting it. Later: ${startLine(packageManager, folder)}`);
  const startOptions = [
    ...(options.port === undefined ? [] : ['--port', options.port]),
    ...(isTerminal ? ['--open'] : []),
  ];
  const code = await runPackageManager(
    packageManager,
    startArguments(packageManager, startOptions),
    folder,
  );
  process.exitCode = code ?? 0;
}

async function install(packageManager: PackageManager, folder: string): Promise<void> {
  log.step(`Installing its packages with ${packageManager}`);
  const code = await runPackageManager(packageManager, ['install'], folder);
  if (code === 0) return;
  throw new CreateError(
    `${packageManager} couldn't install the packages. The lines above say why. The application in ${folder} is complete. When the cause is gone, run: ${startLine(packageManager, folder, false)}`,
  );
}

/** Returns the commands that start the application from where this one was typed. */
function startLine(packageManager: PackageManager, folder: string, isInstalled = true): string {
  const path = relative(process.cwd(), folder);
  return [
    ...(path === '' ? [] : [`cd ${/\s/.test(path) ? `"${path}"` : path}`]),
    ...(isInstalled ? [] : [`${packageManager} install`]),
    [packageManager, ...startArguments(packageManager)].join(' '),
  ].join(' && ');
}
