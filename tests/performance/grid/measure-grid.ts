import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { type Handler, serveFiles } from '../../../packages/server/src/http/index.ts';
import { reactPlugins } from '../../../packages/server/src/vite/index.ts';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { type Effort, middle } from '../measure.ts';
import { inMegabytes, inMilliseconds, type Table } from '../report/table.ts';
import { newPage } from '../screens/new-page.ts';
import { installPeers, peersFolder } from '../screens/peers.ts';
import { scrollOnPage } from './scroll-on-page.ts';

/** Each with the folder of its page. The peers are measured by the whole command alone. */
const folders = {
  ours: join(import.meta.dirname, 'ours'),
  floor: join(import.meta.dirname, 'floor'),
  glide: join(peersFolder, 'glide'),
  agGrid: join(peersFolder, 'ag-grid'),
} as const;
type Grid = keyof typeof folders;
const columns: Readonly<Record<Grid, string>> = {
  ours: 'Ninefold',
  floor: 'floor',
  glide: 'Glide',
  agGrid: 'AG Grid',
};
const allGrids = Object.keys(folders) as readonly Grid[];

interface Measured {
  readonly firstRow: number;
  readonly frames: readonly number[];
  readonly heap: number;
  readonly reachesEnd: boolean;
}

/** A grid of many rows beside TanStack Virtual alone, which ours draws its rows with, and its peers. */
export async function measureGrid(effort: Effort): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-grid-times-'));
  const grids = effort.quick ? allGrids.slice(0, 2) : allGrids;
  if (!effort.quick) await installPeers();
  const browser = await launchBrowser();
  const served = await serve(folder, grids);
  const visits = effort.quick ? 1 : 3;
  const rows: string[][] = [];
  try {
    for (const count of effort.quick ? [100_000] : [100_000, 1_000_000]) {
      for (const slowdown of effort.quick ? [1] : [1, 4]) {
        const measured: Record<Grid, Measured[]> = { ours: [], floor: [], glide: [], agGrid: [] };
        for (let visit = 0; visit < visits; visit++) {
          for (const grid of grids) {
            const address = `${served.origin}/${grid}/?rows=${count}`;
            measured[grid].push(
              await visitGrid(browser, address, slowdown, effort.quick ? 10 : 120),
            );
          }
        }
        rows.push(...linesOf(count, slowdown, measured));
      }
    }
  } finally {
    await Promise.all([browser.close(), served.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
  const names = allGrids.map((grid) => columns[grid]);
  return { name: 'grid', columns: ['what', 'rows', 'processor', ...names], rows };
}

function linesOf(count: number, slowdown: number, measured: Record<Grid, readonly Measured[]>) {
  const head = [count.toLocaleString('en'), slowdown === 1 ? 'full speed' : '÷ 4'];
  const cells = (write: (visits: readonly Measured[]) => string) =>
    allGrids.map((grid) => (measured[grid].length === 0 ? '–' : write(measured[grid])));
  const line = (
    name: string,
    of: (measured: Measured) => number,
    write: (value: number) => string,
  ) => [name, ...head, ...cells((visits) => write(middle(visits.map(of))))];
  return [
    line('First row', ({ firstRow }) => firstRow, inMilliseconds),
    line('A frame of scrolling', ({ frames }) => middle(frames), inMilliseconds),
    line('The slowest frame', ({ frames }) => Math.max(...frames), inMilliseconds),
    line('Frames over 50 ms', ({ frames }) => frames.filter((time) => time > 50).length, String),
    line('Heap', ({ heap }) => heap, inMegabytes),
    [
      'The last row is reached',
      ...head,
      ...cells((visits) => (visits.every(({ reachesEnd }) => reachesEnd) ? 'yes' : 'no')),
    ],
  ];
}

async function visitGrid(
  browser: Browser,
  address: string,
  slowdown: number,
  steps: number,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const firstRowText = { selector: '#root, [data-drawn]', text: 'Order 1' };
    const page = await newPage(context, slowdown, firstRowText);
    await page.goto(address);
    const firstRow = await page.evaluate(() => window.screenWatch.firstRow);
    await page.evaluate(() => window.screenWatch.interactive());
    const scrolled = await page.evaluate(scrollOnPage, steps);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const heap = (await session.send('Runtime.getHeapUsage')).usedSize;
    return { firstRow, heap, ...scrolled };
  } finally {
    await context.close();
  }
}

/** Builds the grids, and serves each in a separate folder. */
async function serve(folder: string, grids: readonly Grid[]) {
  process.env['NODE_ENV'] = 'production';
  const handlers = new Map<string, Handler>();
  for (const grid of grids) {
    const outDir = join(folder, grid);
    await build({
      root: folders[grid],
      base: `/${grid}/`,
      configFile: false,
      logLevel: 'error',
      plugins: reactPlugins(),
      build: { outDir, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: Infinity },
    });
    handlers.set(grid, serveFiles(outDir));
  }
  const server = createServer((request, response) => {
    const [, grid = '', path = '/'] = /^\/(\w+)(\/.*)$/.exec(request.url ?? '') ?? [];
    request.url = path;
    const handler = handlers.get(grid);
    if (handler === undefined) response.writeHead(404).end();
    else handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
