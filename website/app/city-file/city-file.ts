import type { FileKind } from '../addresses/take-path.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import type { LanguageCode } from '../languages.ts';
import type { Hub } from '../posts/hub.ts';
import type { EmergencyNumbers } from '../posts/hub-details.ts';
import type { FilePost } from './file-post.ts';

/** An address as a link and as text to type. */
export type ShownAddress = { href: string; text: string };

/** What the HTML file and the e-book of a city show. */
export type CityFile = {
  city: Hub;
  language: LanguageCode;
  messages: Messages;
  /** When it was made, in the time of the city: the day, and day and time. */
  date: string;
  dateAndTime: string;
  /** Where there is a newer one, and where this one can be checked. */
  renewAddress: ShownAddress;
  checkAddress: ShownAddress;
  emergency: EmergencyNumbers | null;
  sections: { kind: FileKind; posts: readonly FilePost[] }[];
  /** Kinds that could not be read. */
  failed: readonly FileKind[];
  /** Posts for which there was no room. */
  droppedCount: number;
};
