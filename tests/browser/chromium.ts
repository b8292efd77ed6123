/**
 * The browser that stories, journeys and pictures run in: Chromium as the
 * package @sparticuz/chromium ships it, so that the lockfile pins its version
 * and a fresh machine needs nothing but the npm registry.
 *
 * That build is for Linux on x64. Elsewhere Playwright's own browser is used
 * (`npx playwright install chromium`). `NINEFOLD_BROWSER=PATH` takes another Chromium anywhere.
 */
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LaunchOptions } from 'playwright';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // The raster code that is picked at run time differs between processors.
  '--disable-skia-runtime-opts',
];

/** The path of the Chromium that takes the place of the pinned one, where a person names one. */
export const otherBrowser = process.env['NINEFOLD_BROWSER'];

/** Whether the pinned build runs on this machine. It is for Linux on x64 alone. */
export const isPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';

/** What to pass to Playwright's `chromium.launch` on this machine. */
export async function chromiumLaunchOptions(): Promise<LaunchOptions> {
  if (otherBrowser !== undefined) return { args: flags, executablePath: otherBrowser };
  if (!isPinnedBrowser) return { args: flags };
  const folder = await unpackedChromium();
  return {
    args: flags,
    executablePath: join(folder, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fontconfig'),
      // Without a locale, Chromium calls a download "download" if its name isn't in ASCII.
      LC_ALL: 'C.UTF-8',
    },
  };
}

/**
 * Unpacks the browser once for each version of the package and returns the
 * folder. Several processes may ask at once: each unpacks into a folder of its
 * own, and the first to rename it wins.
 */
async function unpackedChromium(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(tmpdir(), `ninefold-chromium-${version}`);
  if (existsSync(folder)) return folder;

  const unpacking = await mkdtemp(join(tmpdir(), 'ninefold-chromium-unpacking-'));
  const previous = process.env['TMPDIR'];
  // `inflate` writes to the temporary folder and nowhere else.
  process.env['TMPDIR'] = unpacking;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(
      ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((file) =>
        inflate(join(root, 'bin', file)),
      ),
    );
  } finally {
    if (previous === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = previous;
  }
  await chmod(join(unpacking, 'chromium'), 0o755);
  await mkdir(join(unpacking, 'fontconfig'));
  await writeFile(
    join(unpacking, 'fontconfig', 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fontconfig', 'cache')}</cachedir></fontconfig>
`,
  );
  try {
    await rename(unpacking, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(unpacking, { recursive: true, force: true });
  }
  return folder;
}
