import { messages } from '@ninefold/messages';

export const shortcutsMessages = messages('shortcuts', {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  screen: 'On this screen',
  characterKeys: 'Single-key shortcuts',
  characterKeysHelp:
    'Turn them off if you use speech input, or press keys by accident. Applies to this browser only.',
  /** Between two keys that are pressed one after the other. */
  thenKey: 'then',
  /** Turns one of them on and off: "Use C". */
  keyToggle: 'Use {keys}',
  done: 'Done',
});
