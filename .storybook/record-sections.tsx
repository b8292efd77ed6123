import type { ComponentRecord } from '../packages/ui/src/components/record.ts';

/** A component's record, as the sections of its page. */
export function RecordSections({ record }: { readonly record: ComponentRecord }) {
  return (
    <>
      <h2>When to use it</h2>
      <ul>
        {record.for.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
      {record.notFor.length > 0 && (
        <>
          <h2>When not to</h2>
          <ul>
            {record.notFor.map(({ what, instead }) => (
              <li key={what}>
                {what}: {instead}
              </li>
            ))}
          </ul>
        </>
      )}
      {record.keyboard.length > 0 && (
        <>
          <h2>Keyboard</h2>
          <table>
            <thead>
              <tr>
                <th>Keys</th>
                <th>What they do</th>
              </tr>
            </thead>
            <tbody>
              {record.keyboard.map(({ keys, does, byBrowser }) => (
                <tr key={`${keys} ${does}`}>
                  <td>
                    <kbd>{keys}</kbd>
                  </td>
                  <td>
                    {does}
                    {byBrowser === true && ' (by the browser itself)'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h2>Accessibility</h2>
      <table>
        <thead>
          <tr>
            <th>Part</th>
            <th>Role</th>
            <th>Named by</th>
          </tr>
        </thead>
        <tbody>
          {record.roles.map(({ part, role, name }) => (
            <tr key={part}>
              <td>
                <code>{part}</code>
              </td>
              <td>{role}</td>
              <td>{name ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {record.forcedColours !== undefined && <p>Forced colours: {record.forcedColours}</p>}
      {record.touch !== undefined && <p>Touch: {record.touch}</p>}
      {record.sources.length > 0 && (
        <p>
          Sources:{' '}
          {record.sources.map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <a href={url}>{title}</a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
