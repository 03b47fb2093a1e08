import { useLoaderData } from 'react-router';
import { qrPath } from '../ui/qr-code/qr-path.ts';
import { type ExampleProps, examples } from './examples.tsx';
import styles from './parts.module.css';
import { samples } from './samples.ts';

const themes = ['light', 'dark'] as const;

export function loader() {
  return { qrCode: qrPath('https://example.org') };
}

export const meta = () => [{ title: 'Parts' }, { name: 'robots', content: 'noindex' }];

/** Every part of `ui/` in its states, in both directions and colour schemes; in development only. */
export default function PartsPage() {
  const { qrCode } = useLoaderData<typeof loader>();
  return <Parts qrCode={qrCode} />;
}

export function Parts({ qrCode }: Pick<ExampleProps, 'qrCode'>) {
  return (
    <main id="content" className={styles.page}>
      <h1>Parts</h1>
      {Object.entries(examples).map(([name, Example]) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`}>
          <h2 id={`${name}-title`}>{name}</h2>
          <div className={styles.panels}>
            {themes.flatMap((theme) =>
              samples.map((sample) => {
                const id = `${name}-${theme}-${sample.attributes.dir}`;
                return (
                  <div key={id} className={styles.panel} data-theme={theme} {...sample.attributes}>
                    <Example sample={sample} id={id} qrCode={qrCode} />
                  </div>
                );
              }),
            )}
          </div>
        </section>
      ))}
    </main>
  );
}
