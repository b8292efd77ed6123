import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type HtmlTagDescriptor,
  type IndexHtmlTransformContext,
  normalizePath,
  type Plugin,
} from 'vite';
import { readTheme } from './theme-styles.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');

/** A file of its own, because the content security policy allows no inline script. */
const script = 'starting.js';
const scriptText = () =>
  ['appearance.js', 'files.js', 'requests.js'].map((part) => `{\n${read(part)}}\n`).join('');

/**
 * Adds to an application's `index.html` what is shown until its scripts have loaded. A script applies
 * the chosen appearance before the first paint, and begins to load what the address shows. The answer
 * of `config.json` is preloaded.
 */
export function startingPage(application: string): Plugin {
  let base = '/';
  return {
    name: 'ninefold-starting-page',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use(`${base}${script}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript').end(scriptText());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: script, source: scriptText() });
    },
    transformIndexHtml: {
      // Vite would look for the script among the sources.
      order: 'post',
      handler: async (_, { bundle }) => {
        const { logo = 'icon.svg' } = await readTheme(application);
        const declared = normalizePath(join(application, 'specification.ts'));
        return [
          ...preloadTags(base, filesOf(bundle, 'declaration', declared)),
          ...startingTags(base, logo, screenFiles(bundle)),
        ];
      },
    },
  };
}

type Bundle = IndexHtmlTransformContext['bundle'];

/** The files of the declaration are what every screen needs. */
function preloadTags(base: string, files: readonly string[]): HtmlTagDescriptor[] {
  return files.map((file) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', href: `${base}${file}` },
    injectTo: 'head',
  }));
}

/** The files that each screen of a file of its own needs besides. */
function screenFiles(bundle: Bundle): Readonly<Record<string, readonly string[]>> {
  const screens = ['sign-in', 'home', 'list', 'record', 'form'];
  return Object.fromEntries(screens.map((name) => [name, filesOf(bundle, name)]));
}

/**
 * The files of these names, or of these modules, with what they import, but for the page's own script.
 * None in development.
 */
function filesOf(bundle: Bundle = {}, ...names: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return [
    ...new Set(
      chunks
        .filter(({ name, facadeModuleId }) => names.includes(facadeModuleId ?? name))
        .flatMap(({ fileName, imports }) => [fileName, ...imports])
        .filter((file) => chunks.some(({ fileName, isEntry }) => fileName === file && !isEntry)),
    ),
  ];
}

function startingTags(
  base: string,
  logo: string,
  screens: Readonly<Record<string, readonly string[]>>,
): HtmlTagDescriptor[] {
  const configuration = { rel: 'preload', href: `${base}config.json`, as: 'fetch' };
  const icon = { src: `${base}${logo}`, alt: '', width: '32', height: '32' };
  return [
    { tag: 'link', attrs: { ...configuration, crossorigin: 'anonymous' }, injectTo: 'head' },
    { tag: 'style', children: read('starting.css'), injectTo: 'head' },
    {
      tag: 'script',
      attrs: { src: `${base}${script}`, 'data-page': JSON.stringify({ base, screens }) },
      injectTo: 'head',
    },
    {
      tag: 'p',
      attrs: { class: 'starting', role: 'status' },
      children: [
        { tag: 'img', attrs: icon },
        { tag: 'span', children: 'Starting…' },
      ],
      injectTo: 'body',
    },
    {
      tag: 'noscript',
      children: '<style>.starting { display: none; }</style>This application needs JavaScript.',
      injectTo: 'body',
    },
  ];
}
