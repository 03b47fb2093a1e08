import { COSTS_PATH } from '../../addresses/costs-path.ts';
import { householdNames, housingKinds, monthlyGroups } from '../../costs/cost-tables.ts';
import { useLanguage } from '../../i18n/language.ts';
import { currencyTitle } from '../../i18n/number.ts';
import { byNameIn, nameIn } from '../../posts/names.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import controlStyles from '../../ui/form/control.module.css';
import { Select } from '../../ui/form/select.tsx';
import styles from './choice-form.module.css';
import type { CityCosts } from './read-city-costs.server.ts';

type ChoiceFormProps = Pick<CityCosts, 'city' | 'cities' | 'choice' | 'housing' | 'currencies'>;

/** The choice in one line, which opens a GET form; wide screens show the form beside the page. */
export function ChoiceForm({ city, cities, choice, housing, currencies }: ChoiceFormProps) {
  const { language, locale, link, messages } = useLanguage();
  const { costs } = messages;
  const { form } = costs;
  const sorted = cities.toSorted(byNameIn(language, locale));
  const second = cities.find(({ slug }) => slug === choice.beside);
  const name = nameIn(city, language);
  const summary = [costs.households[choice.household], costs.housing[housing]];
  return (
    <details className={styles.choice}>
      <summary>
        <span>
          <b>{second ? form.sideBySide(name, nameIn(second, language)) : name}</b>{' '}
          <small>{summary.join(messages.listSeparator)}</small>
        </span>{' '}
        <span className={styles.change}>{form.change}</span>
      </summary>
      <form className={styles.form} action={link(COSTS_PATH)} aria-label={form.title}>
        <Select id="costs-city" name="city" label={form.city} value={city.slug}>
          {!cities.some(({ slug }) => slug === city.slug) && (
            <option value={city.slug}>{name}</option>
          )}
          {sorted.map((each) => (
            <option key={each.slug} value={each.slug}>
              {nameIn(each, language)}
            </option>
          ))}
        </Select>
        <Select id="costs-beside" name="beside" label={form.beside} value={choice.beside ?? ''}>
          <option value="">{form.none}</option>
          {sorted
            .filter(({ slug }) => slug !== city.slug)
            .map((each) => (
              <option key={each.slug} value={each.slug}>
                {nameIn(each, language)}
              </option>
            ))}
        </Select>
        <Select
          id="costs-household"
          name="household"
          label={form.household}
          value={choice.household}
        >
          {householdNames.map((each) => (
            <option key={each} value={each}>
              {costs.households[each]}
            </option>
          ))}
        </Select>
        <Select id="costs-housing" name="housing" label={form.housing} value={choice.housing ?? ''}>
          <option value="">{form.usual}</option>
          {housingKinds.map((each) => (
            <option key={each} value={each}>
              {costs.housing[each]}
            </option>
          ))}
        </Select>
        <Select id="costs-currency" name="currency" label={form.currency} value={choice.currency}>
          {currencies.map((each) => (
            <option key={each} value={each}>
              {currencyTitle(each, locale)}
            </option>
          ))}
        </Select>
        <fieldset className={styles.without}>
          <legend className={controlStyles.label}>{form.without}</legend>
          {monthlyGroups.map((group) => (
            <Checkbox
              key={group}
              id={`without-${group}`}
              name="without"
              value={group}
              checked={choice.without.includes(group)}
            >
              {costs.groups[group]}
            </Checkbox>
          ))}
        </fieldset>
        <Button type="submit">{form.submit}</Button>
        <p role="status" className={styles.status} />
      </form>
    </details>
  );
}
