import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from './storybook-theme.ts';

type Base = 'light' | 'dark';

interface GlobalsEvent {
  readonly globals: { readonly theme?: Base };
}

/** A docs page in the theme that the toolbar shows. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState<Base>(themeInAddress);
  useEffect(() => {
    const follow = ({ globals }: GlobalsEvent): void => setTheme(globals.theme ?? 'light');
    const channel = addons.getChannel();
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, []);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <DocsContainer {...props} theme={storybookTheme(theme)} />;
}

function themeInAddress(): Base {
  const globals = new URLSearchParams(location.search).get('globals') ?? '';
  return globals.split(';').includes('theme:dark') ? 'dark' : 'light';
}
