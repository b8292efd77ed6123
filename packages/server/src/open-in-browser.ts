import { spawn } from 'node:child_process';

/** What opens an address in the browser of a person, by platform. On others, it is `xdg-open`. */
const commands: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' };

/** Opens an address in the person's browser. Where there is none, the address in the terminal has to do. */
export function openInBrowser(url: string): void {
  spawn(commands[process.platform] ?? 'xdg-open', [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
