import type { StrapiApp } from '@strapi/strapi/admin';
import { stateWord } from '../bulk/list/state-word';
import { REFERENCES, type Reference } from '../fields/form/post-form';
import { knownOptions, type Option } from './known-options';
import { LazyChoiceFilter } from './lazy-choice-filter';

const HOOK = 'Admin/CM/pages/ListView/inject-in-filters';

/** A filter of a list as Strapi offers it; everything else is handed on. */
export interface Filter {
  name: string;
  /** Text, or a message to be translated. */
  label: string | { id: string; defaultMessage: string };
  mainField?: unknown;
  operators?: { label: { id: string; defaultMessage: string }; value: string }[];
  options?: Option[];
  input?: typeof LazyChoiceFilter;
}

/** What one looks for posts by. The rest of their forty fields stays out of the menu. */
const SHOWN: readonly string[] = [
  ...['title', 'post_type', 'nationality', 'city', 'area', 'post_category', 'creator'],
  ...['is_active', 'state', 'editor_name', 'start', 'createdAt', 'updatedAt', 'updatedBy'],
];

const CHOICES: readonly string[] = REFERENCES;

const OPERATORS = [
  {
    label: { id: 'components.FilterOptions.FILTER_TYPES.$eq', defaultMessage: 'is' },
    value: '$eq',
  },
  {
    label: { id: 'components.FilterOptions.FILTER_TYPES.$ne', defaultMessage: 'is not' },
    value: '$ne',
  },
];

/**
 * Filters lists of posts by the choices of the form, such as "Arabic · Sudanese community"; Strapi
 * has the main field of a relation typed. Other lists keep theirs, but for the words of states.
 * @param language of the panel
 */
export function choiceFilters(all: readonly Filter[], language: string): Filter[] {
  const filters = all.map((filter) =>
    filter.name === 'state' ? inWords(filter, language) : filter,
  );
  const isPosts = filters.some(({ name }) => name === 'nationality');
  if (!isPosts) return filters;
  const type = filters.some(({ name }) => name === 'state') ? 'post-version' : 'post';
  return filters
    .filter(({ name }) => SHOWN.includes(name))
    .map((filter) => ({ ...filter, label: labelOf(type, filter.name) }))
    .map((filter) =>
      CHOICES.includes(filter.name)
        ? {
            ...filter,
            mainField: { name: 'id', type: 'integer' },
            operators: OPERATORS,
            options: knownOptions[filter.name as Reference],
            input: LazyChoiceFilter,
          }
        : filter,
    );
}

function inWords(filter: Filter, language: string): Filter {
  const options = filter.options?.map(({ value }) => ({
    value,
    label: stateWord(value, language),
  }));
  return options ? { ...filter, options, operators: OPERATORS, input: LazyChoiceFilter } : filter;
}

/** Strapi has the columns translated, but names fields in filters as the schema does. */
function labelOf(type: string, name: string) {
  return { id: `content-manager.content-types.api::${type}.${type}.${name}`, defaultMessage: name };
}

/** Call it in `bootstrap`. */
export function addChoiceFilters(app: StrapiApp): void {
  app.registerHook(HOOK, (list: { displayedFilters: Filter[]; layout: unknown }) => ({
    ...list,
    displayedFilters: choiceFilters(list.displayedFilters, document.documentElement.lang),
  }));
}
