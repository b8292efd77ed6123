/**
 * Runs a server and ends it together with the process that started it: takes a `GuardedServer` as JSON in the
 * environment variable GUARDED_SERVER. Its standard input is a pipe from the tests, which the system closes
 * when they end, however they end; a server started directly would outlive a killed test run and
 * keep its port, its memory and its files.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { GuardedServer } from './guarded-process.ts';

const { program, argumentList, account, temporaryFolder, environment } = JSON.parse(
  process.env['GUARDED_SERVER'] ?? '',
) as GuardedServer;

const server = spawn(program, argumentList, {
  ...account,
  env: { ...process.env, GUARDED_SERVER: undefined, ...environment },
  stdio: ['ignore', 'inherit', 'inherit'],
});

server.on('error', (error) => {
  console.error(error.message);
  leave(127);
});
server.on('exit', (code) => leave(code ?? 1));

// Ctrl-C reaches every process of the terminal; this one leaves when the tests have left.
process.on('SIGINT', () => undefined);
process.stdin.on('end', end).on('error', end).resume();

function end(): void {
  // PostgreSQL's "fast" shutdown: it does not wait for its clients to leave.
  server.kill('SIGINT');
  setTimeout(() => server.kill('SIGKILL'), 5000).unref();
}

function leave(code: number): void {
  if (temporaryFolder) rmSync(temporaryFolder, { recursive: true, force: true });
  process.exit(code);
}
