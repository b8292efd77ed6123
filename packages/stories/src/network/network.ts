import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { Loader, Preview } from '@storybook/react-vite';
import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { networkFaults, type Network } from './network-faults.ts';

/**
 * Answers a story's requests by its `parameters.msw`. The worker starts with
 * the first story that has any: the others need no network, and start sooner.
 */
export const networkLoader: Loader = (context) =>
  context.parameters['msw'] === undefined ? {} : loadHandlers(context);

const loadHandlers = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
    onUnhandledFrame({ frame, defaults }) {
      if (frame instanceof HttpNetworkFrame && isPageOwn(frame.data.request)) return;
      defaults.error();
    },
  });
  return worker;
});

/** Scripts, styles, fonts and Storybook's own requests are not a story's. */
function isPageOwn(request: Request): boolean {
  const url = new URL(request.url);
  return (
    isCommonAssetRequest(request) ||
    (url.origin === location.origin && !url.pathname.includes('/rest/'))
  );
}

/** The current story with data: it restarts when the network changes. */
let shown: { readonly id: string; readonly network: Network } | undefined;

/** Lays the toolbar's network over what the story's handlers answer. */
export const withNetwork: NonNullable<Preview['beforeEach']> = async (context) => {
  shown = undefined;
  if (context.parameters['msw'] === undefined) return;
  const network = (context.globals['network'] ?? 'fast') as Network;
  shown = { id: context.id, network };
  if (network === 'fast') return;
  const { startBrowserBackend, withFault } = await import('@ninefold/embedded/browser');
  const fault = networkFaults[network];
  context.msw.use(
    ...['*/rest/v1/*', '*/auth/v1/*'].map((url) => withFault(startBrowserBackend, { url }, fault)),
  );
};

/** Starts the story again, because loaded data would stay on the screen. */
export function restartWithNetwork(): void {
  const channel = addons.getChannel();
  channel.on(
    GLOBALS_UPDATED,
    ({ globals }: { readonly globals: { readonly network?: Network } }) => {
      if (shown === undefined || shown.network === (globals.network ?? 'fast')) return;
      channel.emit(FORCE_REMOUNT, { storyId: shown.id });
    },
  );
}
