import type { Server } from 'node:http';
import { readEnvFile } from './env-file.ts';
import { help } from './help.ts';
import { hasDatabase, type Options, readOptions } from './options.ts';
import { createReporter, type Reporter } from './reporter.ts';
import type { Handler } from './serve-files.ts';
import { openStartingPoint } from './open-starting-point.ts';
import { listen, serve } from './server.ts';
import type { Served } from './starting-point.ts';
import { isExpected } from './expected-error.ts';

/** How `start` and `dev` differ: where an application's files come from. */
export interface Command {
  /** @param application The folder of the application that is served. */
  prepare(application: string, reporter: Reporter): Promise<void>;
  files(application: string, server: Server): Promise<Handler> | Handler;
  readonly secure: boolean;
}

/** Runs a command until it is told to stop; sets the exit code where it cannot. */
export async function run(command: Command): Promise<void> {
  try {
    const options = readOptions(
      process.argv.slice(2),
      process.env,
      // A package manager changes to the package's folder: a path is meant from where it was typed.
      process.env['INIT_CWD'] ?? process.cwd(),
      readEnvFile(),
    );
    if (options === 'help') process.stdout.write(help);
    else if (options.export !== undefined && hasDatabase(options)) {
      const { exportDatabase } = await import('./export.ts');
      const reporter = createReporter(options);
      reporter.exported(await exportDatabase(options, options.export, reporter));
    } else await start(command, options);
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`);
    process.exitCode = 1;
  }
}

async function start(command: Command, options: Options): Promise<void> {
  const reporter = createReporter(options);
  // First of all, so that a busy port costs no build and touches no data.
  const listening = await listen(options.port);
  let served: Served | undefined;
  const close = async () => {
    await listening.close();
    await served?.close();
  };
  try {
    served = await openStartingPoint(options, reporter);
    const application = applicationOf(options, served.start);
    await command.prepare(application, reporter);
    const files = await command.files(application, listening.server);
    serve(listening, { served, files, secure: command.secure });
  } catch (error) {
    await close();
    throw error;
  }
  stopWhenTold(close);
  reporter.ready({ url: listening.url, data: served.data, accounts: served.accounts });
}

/** A data folder that is named without `--load` may hold a dump, which the team's application shows. */
function applicationOf({ application, example }: Options, start: Served['start']): string {
  return start === 'example' ? (example ?? application) : application;
}

function stopWhenTold(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    // A second Ctrl+C does not wait for what is under way.
    if (stopping) process.exit(130);
    stopping = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Of what was foreseen its message is enough; of the rest a developer needs the way there. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isExpected(error) ? error.message : (error.stack ?? error.message);
}
