import { useEffect } from 'react';

/**
 * Has pictures loaded and decoded before they are shown, for as long as they may be next: then going
 * there shows them at once.
 */
export function usePreloaded(addresses: readonly string[]): void {
  const all = addresses.join(' ');
  useEffect(() => {
    const images = all
      .split(' ')
      .filter((address) => address !== '')
      .map((address) => {
        const image = new Image();
        // After those that are looked at.
        image.fetchPriority = 'low';
        image.src = address;
        // One that cannot be loaded is told where it is shown.
        image.decode().catch(() => undefined);
        return image;
      });
    return () => {
      for (const image of images) image.src = '';
    };
  }, [all]);
}
