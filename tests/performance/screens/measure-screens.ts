import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../browser/launch-browser.ts';
import { type Effort, inTurn } from '../measure.ts';
import type { Table } from '../report/table.ts';
import { type Application, ninefold } from './applications.ts';
import { buildAll } from './build-all.ts';
import { everyCondition, quickCondition } from './conditions.ts';
import { installationSql } from '@ninefold/specification/catalog';
import { platformSql, rolesSql } from '../../conformance/pair/roles.ts';
import { startDataApi } from '../data-api.ts';
import { screensSql } from './schema.ts';
import type { Measured } from './measured.ts';
import { roundOf } from './round.ts';
import { type Server, serveApart } from './serve-apart.ts';
import { screensEnvironment } from './tables/environment.ts';
import { screensTables } from './tables/tables.ts';
import { measureTyping } from './typing/measure-typing.ts';
import { visit } from './visit.ts';
import { measureVitals } from './vitals/measure-vitals.ts';

/** Ours beside the floor and its peers, from the same rows in the same database, and our web vitals. */
export async function measureScreens(effort: Effort): Promise<readonly Table[]> {
  const { quick, visits } = effort;
  const environment = screensEnvironment({ visits, withPeers: !quick });
  const folder = await mkdtemp(join(tmpdir(), 'ninefold-screens-'));
  try {
    const { applications, folders } = await buildAll(folder, { withPeers: !quick });
    await using dataApi = await startDataApi(
      `${rolesSql}${platformSql}${screensSql(2000)}${installationSql({ schemas: ['public'] })}`,
    );
    const server = await serveApart({ dataApi: dataApi.url, folders });
    // Without a look-up of ::1 in between, where nothing listens.
    const browser = await launchBrowser(['--host-resolver-rules=MAP *.localhost 127.0.0.1']);
    try {
      const tables = effort.typingOnly ? [] : [environment(browser.version())];
      const parts = effort.typingOnly ? [typeIntoAll] : [visitAll, typeIntoAll, vitalsOfOurs];
      await inTurn(effort, parts, async (measure) => {
        tables.push(...(await measure({ effort, applications, server, browser })));
      });
      return tables;
    } finally {
      await browser.close();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Running {
  readonly effort: Effort;
  readonly applications: readonly Application[];
  readonly server: Server;
  readonly browser: Browser;
}

async function visitAll({ effort, applications, server, browser }: Running) {
  const conditions = effort.quick ? [quickCondition] : everyCondition;
  const measured = new Map(applications.map((application) => [application, [] as Measured[]]));
  for (let round = 0; round < effort.visits; round++) {
    if (!effort.quick) console.log(`Visiting the screens: ${round + 1} of ${effort.visits}`);
    const visits = roundOf(applications, conditions, round);
    await inTurn(effort, visits, async ({ application, condition }) => {
      const origin = server.address(application.name, condition.delay);
      const visited = await visit(browser, origin, application, condition);
      measured.get(application)?.push({ condition, visit: visited });
    });
  }
  return screensTables(measured, conditions);
}

async function typeIntoAll({ effort, applications, server, browser }: Running) {
  const origin = ({ name }: Application) => server.address(name, 0);
  return [await measureTyping({ applications, browser, origin, effort })];
}

async function vitalsOfOurs({ effort, server, browser }: Running) {
  const conditions = [quickCondition, ...(effort.quick ? [] : [{ slowdown: 4, delay: 150 }])];
  const origin = (delay: number) => server.address(ninefold.name, delay);
  return [await measureVitals({ browser, origin, conditions, effort })];
}
