import { Unstyled } from '@storybook/addon-docs/blocks';

/** The accepted picture of a story, in the theme of the page, with a link to the story. */
export function Picture({
  light,
  dark = light,
  story,
  alt,
}: {
  /** Addresses of the pictures. */
  readonly light: string;
  readonly dark?: string;
  /** The ID of the story in Storybook. */
  readonly story: string;
  readonly alt: string;
}) {
  return (
    <Unstyled>
      <figure className="my-6 font-sans text-ink">
        {[light, dark].map((address, index) => (
          <img
            key={index === 0 ? 'light' : 'dark'}
            src={address}
            alt={alt}
            loading="lazy"
            width={1280}
            className={`h-auto w-full rounded-lg border border-line ${
              index === 0 ? 'in-data-[theme=dark]:hidden' : 'hidden in-data-[theme=dark]:block'
            }`}
          />
        ))}
        <figcaption className="mt-2 text-sm text-ink-muted">
          {alt}.{' '}
          <a className="text-accent underline" href={`./?path=/story/${story}`}>
            Open it
          </a>
        </figcaption>
      </figure>
    </Unstyled>
  );
}
