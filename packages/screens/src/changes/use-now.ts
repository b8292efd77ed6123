import { useEffect, useState } from 'react';

const minute = 60_000;

/** Returns the current time, updated every minute, in milliseconds since 1970. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const clock = setInterval(look, minute);
    return () => clearInterval(clock);
  }, []);
  return now;
}
