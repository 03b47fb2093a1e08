import { SEARCH_PATH } from '../../addresses/search-path.ts';
import { useLanguage } from '../../i18n/language.ts';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { MAX_SEARCH_LENGTH } from './search-text.ts';

type SearchFormProps = {
  /** The id of the field, because a page may have several. */
  id: string;
  value?: string | undefined;
  /** Limits the search to a community; code of its language. */
  community?: string | undefined;
  /** Replaces the default label. */
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
