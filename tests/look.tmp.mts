import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join, extname } from 'node:path';
import { launchBrowser } from './browser/launch-browser.ts';
const [cat, id] = process.argv.slice(2);
const types: Record<string,string> = { '.html':'text/html','.js':'text/javascript','.css':'text/css','.json':'application/json','.wasm':'application/wasm','.svg':'image/svg+xml','.woff2':'font/woff2' };
const server = createServer(async (q, r) => { try { const p = new URL(q.url!, 'http://x').pathname; const b = await readFile(join(cat!, decodeURIComponent(p === '/' ? '/index.html' : p))); r.writeHead(200, { 'content-type': types[extname(p)] ?? 'application/octet-stream' }); r.end(b); } catch { r.writeHead(404); r.end(); } });
await new Promise<void>((d) => server.listen(0, '127.0.0.1', d));
const port = (server.address() as { port: number }).port;
const b = await launchBrowser(); const p = await b.newPage({ viewport: { width: 1280, height: 900 } });
await p.goto(`http://127.0.0.1:${port}/iframe.html?viewMode=story&id=${id}`);
await p.getByRole('region', { name: 'Ejected' }).waitFor(); await p.waitForTimeout(6000);
await p.screenshot({ path: '/tmp/look/ejl.png', fullPage: true });
const [x, y] = await p.evaluate(() => ['Assembled', 'Ejected'].map((n) => { const out: string[] = []; const walk = (e: Element, d: number) => { out.push(' '.repeat(d) + e.localName + ' ' + [...e.attributes].filter((a) => /^(aria-(?!contr|label|descr)|role|href|title|tabindex|data-slot)/.test(a.name)).map((a) => a.name + '=' + a.value).join(' ') + ' ' + [...e.childNodes].filter((c) => c.nodeType === 3).map((c) => c.nodeValue).join('|')); for (const c of e.children) walk(c, d + 1); }; walk(document.querySelector(`section[aria-label=${n}]`)!, 0); return out; }));
console.log(x!.length, y!.length);
for (let i = 1; i < Math.max(x!.length, y!.length); i++) if (x![i] !== y![i] && !/_r_/.test(x![i] ?? '')) { console.log(i, '\n', x!.slice(i - 2, i + 8).join('\n'), '\n---\n', y!.slice(i - 2, i + 8).join('\n')); break; }
await b.close(); server.close(); process.exit(0);
