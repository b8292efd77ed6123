import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server';
import { toMarkdown } from '@ninefold/specification/documents/markdown';
import { specificationText } from '@ninefold/specification/documents/json';
import { type Answer, answers } from './answers/index.ts';
import { mcpMessages } from './messages.ts';
import type { Reading } from './reading.ts';

const readOnly = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Creates a server whose tools and resources answer from what `read` returns. It can't read or change records. */
export function specificationServer(
  read: () => Promise<Reading>,
  stderr: (text: string) => void,
): McpServer {
  const server = new McpServer(
    { name: 'ninefold', version: '1' },
    { instructions: mcpMessages.instructions({ notShown: 'not shown' }) },
  );
  for (const answer of answers) register(server, answer, read, stderr);
  const documents = [
    ['specification.md', 'text/markdown', mcpMessages.markdown, toMarkdownOf],
    ['specification.json', 'application/json', mcpMessages.json, toJsonOf],
  ] as const;
  for (const [name, mimeType, description, render] of documents) {
    server.registerResource(
      name,
      `ninefold:///${name}`,
      { mimeType, description },
      async ({ href: uri }) => ({
        contents: [{ uri, mimeType, text: render(await read()) }],
      }),
    );
  }
  return server;
}

const toMarkdownOf = ({ specification }: Reading) => toMarkdown(specification);
const toJsonOf = ({ specification, discovered }: Reading) =>
  specificationText(specification, discovered);

function register(
  server: McpServer,
  { name, title, description, input, output, answer }: Answer,
  read: () => Promise<Reading>,
  stderr: (text: string) => void,
): void {
  server.registerTool(
    name,
    {
      title: title(),
      description: description(),
      inputSchema: fromJsonSchema<Record<string, string | undefined>>({ ...input() }),
      outputSchema: fromJsonSchema<Record<string, unknown>>({ ...output }),
      annotations: readOnly,
    },
    async (given) => {
      try {
        const found = await answer(await read(), given);
        return {
          content: [{ type: 'text', text: JSON.stringify(found, undefined, 2) }],
          structuredContent: found,
        };
      } catch (error) {
        const text = error instanceof Error ? error.message : String(error);
        stderr(text);
        return { content: [{ type: 'text', text }], isError: true };
      }
    },
  );
}
