const RunningDate = globalThis.Date;

/**
 * Makes every `Date` of this page, worker or process say `moment`: what is shown as "2 days ago"
 * stays so. Timers go on. The embedded Postgres takes its time from `Date` too.
 *
 * @returns what lets the clock run again.
 */
export function freezeClock(moment: Date): () => void {
  const time = moment.getTime();
  globalThis.Date = new Proxy(RunningDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [time] : given, newTarget) as Date,
    apply: () => new RunningDate(time).toString(),
    get: (target, name) => (name === 'now' ? () => time : (Reflect.get(target, name) as unknown)),
  });
  return () => {
    globalThis.Date = RunningDate;
  };
}
