import { exitCode, type Subcommand } from '../command/index.ts';
import { mcpMessages } from './messages.ts';

export const mcp: Subcommand = {
  name: 'mcp',
  usage: '[FILE | --database-url URL | --load FILE.sql]',
  summary: () => mcpMessages.summary,
  explanation: () => [mcpMessages.explanation],
  options: ['database-url', 'load', 'schema', 'declaration'],
  files: [0, 1],
  async run(options, io) {
    // No other command needs the library of the protocol.
    const { serveMcp } = await import('../mcp/index.ts');
    await serveMcp(options, io);
    return exitCode.done;
  },
};
