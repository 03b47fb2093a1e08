import {
  type FileChoice,
  fileKinds,
  TAKE_PATH,
  WITHOUT_PICTURES,
} from '../../addresses/take-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { languageCodes, languages } from '../../languages.ts';
import { byNameIn, nameIn } from '../../posts/names.ts';
import type { Place } from '../../posts/post.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import controlStyles from '../../ui/form/control.module.css';
import { Select } from '../../ui/form/select.tsx';
import styles from './take-form.module.css';

type TakeFormProps = {
  cities: readonly Place[];
  /** Slug of the city that is chosen at first. */
  city?: string;
  choice: FileChoice;
};

/** The choice of city, language and kinds: a GET form, which needs no script. */
export function TakeForm({ cities, city, choice }: TakeFormProps) {
  const { language, locale, link, messages } = useLanguage();
  const { form } = messages.take;
  return (
    <form className={styles.form} action={link(TAKE_PATH)} aria-label={form.title}>
      <Select id="take-city" name="city" label={form.city} value={city}>
        {cities.toSorted(byNameIn(language, locale)).map((each) => (
          <option key={each.slug} value={each.slug}>
            {nameIn(each, language)}
          </option>
        ))}
      </Select>
      <Select id="take-language" name="language" label={form.language} value={language}>
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].nativeName}
          </option>
        ))}
      </Select>
      <fieldset className={styles.kinds}>
        <legend className={controlStyles.label}>{form.kinds}</legend>
        {fileKinds.map((kind) => (
          <Checkbox
            key={kind}
            id={`take-${kind}`}
            name="kinds"
            value={kind}
            checked={choice.kinds.includes(kind)}
          >
            {messages.kinds[kind].listTitle}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox
        id="take-pictures"
        name="pictures"
        value={WITHOUT_PICTURES}
        checked={!choice.hasPictures}
      >
        {form.withoutPictures}
      </Checkbox>
      <Button type="submit">{form.submit}</Button>
    </form>
  );
}
