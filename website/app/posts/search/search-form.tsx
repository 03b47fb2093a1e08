import { SEARCH_PATH } from '../../addresses/search-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { MAX_SEARCH_LENGTH } from './search-text.ts';

type SearchFormProps = {
  /** The field's id; one page may hold several. */
  id: string;
  value?: string | undefined;
  /** Of what the search stays narrowed to; code of a language. */
  community?: string | undefined;
  /** What is asked, where it is not the usual question. */
  labels?: { field: string; placeholder: string };
};

/** Searches all kinds of posts. */
export function SearchForm({ id, value, community, labels }: SearchFormProps) {
  const { messages, link } = useLanguage();
  const { field, placeholder, submit } = messages.search;
  return (
    <SearchField
      action={link(SEARCH_PATH)}
      id={id}
      name="q"
      value={value}
      maxLength={MAX_SEARCH_LENGTH}
      labels={{ field, placeholder, submit, ...labels }}
    >
      {community && <input type="hidden" name="community" value={community} />}
    </SearchField>
  );
}
