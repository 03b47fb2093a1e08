import { useSearchParams } from 'react-router-dom';
import { useLoaded } from '../translations/use-loaded';
import type { SectionId, SectionRow, SectionSummary } from './section';

interface Today {
  /** Codes of the languages that the user may write in. */
  languages: string[];
  sections: SectionSummary[];
}

interface SectionPage {
  total: number;
  pages: number;
  rows: SectionRow[];
}

const FILTERS = ['language', 'city', 'mine'];

/** What the first page shows. Its filter, and the section that is shown alone, are in the address. */
export function useToday() {
  const [search, setSearch] = useSearchParams();
  const filter = new URLSearchParams(
    FILTERS.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const [today, reload] = useLoaded<Today>(`/today?${filter}`);
  /** @param value null takes it away */
  const set = (name: string, value: string | null) => {
    const next = new URLSearchParams(search);
    if (value === null) next.delete(name);
    else next.set(name, value);
    if (name !== 'page') next.delete('page');
    setSearch(next);
  };
  return { today, reload, search, set, filter };
}

/** A page of one section. */
export function useSection(id: SectionId, filter: URLSearchParams, page: number) {
  const query = new URLSearchParams(filter);
  query.set('page', String(page));
  return useLoaded<SectionPage>(`/today/${id}?${query}`);
}
