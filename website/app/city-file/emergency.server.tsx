import { formatDate } from '../i18n/format.ts';
import { languages } from '../languages.ts';
import type { EmergencyNumbers } from '../posts/hub-details.ts';
import type { CityFile } from './city-file.ts';

type EmergencyProps = { file: CityFile; emergency: EmergencyNumbers };

/** Whom to call in an emergency, and when that was last compared with an official source. */
export function Emergency({ file, emergency: { numbers, checkedOn } }: EmergencyProps) {
  const { hubs } = file.messages;
  const { locale } = languages[file.language];
  return (
    <section id="emergency">
      <h2>{hubs.emergencyNumbers}</h2>
      <table className="numbers">
        <tbody>
          {numbers.map(({ service, number }) => (
            <tr key={service}>
              <th scope="row">{hubs.emergencyServices[service]}</th>
              <td>
                <a href={`tel:${number}`}>
                  <bdi dir="ltr">{number}</bdi>
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">
        {checkedOn
          ? hubs.checked.replace('{date}', formatDate(checkedOn, locale, 'UTC'))
          : hubs.unchecked}
      </p>
    </section>
  );
}
