import { useEffect } from 'react';

/** Loads and decodes pictures that may be shown next. */
export function usePreloaded(addresses: readonly string[]): void {
  const all = addresses.join(' ');
  useEffect(() => {
    const images = all
      .split(' ')
      .filter((address) => address !== '')
      .map((address) => {
        const image = new Image();
        // After the pictures on screen.
        image.fetchPriority = 'low';
        image.src = address;
        // The page shows the failure where the picture is shown.
        image.decode().catch(() => undefined);
        return image;
      });
    return () => {
      for (const image of images) image.src = '';
    };
  }, [all]);
}
