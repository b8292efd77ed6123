import { isCommonAssetRequest } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { Loader } from '@storybook/react-vite';

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
