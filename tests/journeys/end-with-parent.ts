/** Loaded before the application: it ends with the process that started it, however that one ends. */
process.once('disconnect', () => process.exit());
