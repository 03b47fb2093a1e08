/** An entry that a post can refer to. */
export interface Choice {
  id: number;
  documentId: string;
  label: string;
}

interface KindChoice extends Choice {
  /** Such as `Event`, in every language. */
  name: string;
}

interface CommunityChoice extends Choice {
  /** Code of the language that the post is written in. */
  language: string;
  isRightToLeft: boolean;
}

export interface CityChoice extends Choice {
  name: string;
  timeZone: string;
  latitude: number | null;
  longitude: number | null;
  /** Code of the country and of its currency. */
  country: string | null;
  currency: string | null;
}

/** What a field of the form can refer to, by the name of the field. */
export interface Choices {
  post_type: KindChoice[];
  nationality: CommunityChoice[];
  city: CityChoice[];
  /** `city`: id. */
  area: (Choice & { city: number | null })[];
  /** `kinds`: ids; none for a category of all kinds. */
  post_category: (Choice & { kinds: number[] })[];
}

export type Reference = keyof Choices;

export const REFERENCES: readonly Reference[] = [
  'post_type',
  'nationality',
  'city',
  'area',
  'post_category',
];

/** What `GET /post-form` answers; see src/post-form. */
export interface PostForm {
  choices: Choices;
  /** Ids of what the stored post refers to, and of the kind with which it is public. */
  stored: (Record<Reference, number | null> & { publicKind: number | null }) | null;
  /** Time zone of posts without a city. */
  timeZone: string;
}

/** The values of Strapi's form, by field. */
export type FormValues = Readonly<Record<string, unknown>>;

/** A relation in Strapi's form: only what was changed since it was loaded. */
interface RelationValue {
  connect?: { id: number }[];
  disconnect?: { id: number }[];
}

/** The id that a relation will have after saving. @param value of the relation in the form */
export function chosenId(value: unknown, stored: number | null): number | null {
  const { connect = [], disconnect = [] } = (value ?? {}) as RelationValue;
  const connected = connect.at(-1);
  if (connected) return connected.id;
  return disconnect.length > 0 ? null : stored;
}

/** What Strapi's form holds after a choice. `apiData` is what it sends. */
export function relationTo(
  choice: Pick<Choice, 'id' | 'documentId'> | null,
  stored: Pick<Choice, 'id' | 'documentId'> | null,
) {
  const item = ({ id, documentId }: Pick<Choice, 'id' | 'documentId'>) => ({
    id,
    apiData: { id, documentId },
  });
  if (choice?.id === stored?.id) return { connect: [], disconnect: [] };
  return {
    connect: choice ? [item(choice)] : [],
    disconnect: stored ? [item(stored)] : [],
  };
}
