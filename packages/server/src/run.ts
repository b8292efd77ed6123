import type { Server } from 'node:http';
import { readEnvFile } from '@ninefold/embedded/command-line';
import { openInBrowser } from './open-in-browser.ts';
import { hasDatabase, help, type Options, readOptions } from './options/index.ts';
import { createReporter, type Reporter } from './reporter/index.ts';
import { type Handler, listen, serve } from './http/index.ts';
import { type OpenedStart, openStartingPoint } from './starting-points/index.ts';
import { isExpected } from './errors/index.ts';

/** Differences between `start` and `dev`: where an application's files come from. */
export interface Command {
  /** @param application The folder of the application that is served. */
  files(
    application: string,
    context: { readonly server: Server; readonly reporter: Reporter },
  ): Promise<Handler> | Handler;
  readonly secure: boolean;
}

/** Runs a command until a signal ends it. Sets the exit code if it fails. */
export async function run(command: Command): Promise<void> {
  try {
    const options = readOptions(
      process.argv.slice(2),
      process.env,
      // pnpm changes to the folder of the package: paths are relative to where the command was typed.
      process.env['INIT_CWD'] ?? process.cwd(),
      readEnvFile(),
    );
    if (options === 'help') process.stdout.write(help);
    else if (options.export !== undefined && hasDatabase(options)) {
      const { exportDatabase } = await import('./starting-points/export.ts');
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
  // First, so that a port in use costs no build and changes no data.
  const listening = await listen(options.port);
  let opened: OpenedStart | undefined;
  const close = async () => {
    await listening.close();
    await opened?.close();
  };
  try {
    opened = await openStartingPoint(options, reporter);
    // A data folder may hold a dump, which the team's application shows.
    const application =
      opened.start === 'example' && options.example ? options.example : options.application;
    const files = await command.files(application, { server: listening.server, reporter });
    serve(listening, opened, files, command.secure);
  } catch (error) {
    await close();
    throw error;
  }
  closeOnSignal(close);
  reporter.ready({ url: listening.url, data: opened.data, accounts: opened.accounts });
  if (options.open) openInBrowser(listening.url);
}

function closeOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    // A second Ctrl+C doesn't wait for unfinished requests.
    if (stopping) process.exit(130);
    stopping = true;
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Returns the message of an expected error, and the stack of any other. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return isExpected(error) ? error.message : (error.stack ?? error.message);
}
