import { useState } from 'react';
import type { KindDisplayProps } from '../display-props.ts';
import { ElementDisplay } from '../element-display.tsx';
import { plainText } from '../plain-text.ts';

/** Shows an image of an https address in a detail, with its address, which remains where it can't load. */
export function ImageDisplay(props: KindDisplayProps) {
  const [failed, setFailed] = useState<string>();
  const text = plainText(props.value);
  const isShown = props.place === 'detail' && failed !== text && isSecure(text);
  return (
    <>
      {isShown && (
        <img
          src={text}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className="mb-1 block max-h-48 max-w-full rounded-sm border border-line"
          onError={() => setFailed(text)}
        />
      )}
      <ElementDisplay {...props} />
    </>
  );
}

function isSecure(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}
