import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.ts';
import { patience } from './patience.ts';

/** Starts the browser of this machine, whose pages wait for a state as long as a busy machine may need. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
  browser.on('context', (context) => context.setDefaultTimeout(patience));
  return browser;
}
