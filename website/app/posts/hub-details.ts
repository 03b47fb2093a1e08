import type { Named } from './names.ts';

/** Whom an emergency number reaches. */
export const emergencyServices = ['all', 'police', 'ambulance', 'fire'] as const;

/** The emergency numbers of a country, and the day when somebody last compared them with a source. */
export type EmergencyNumbers = {
  numbers: { service: (typeof emergencyServices)[number]; number: string }[];
  checkedOn: Date | null;
};

/** What editors have written about a city or community; every part may be missing. */
export type HubDetails = {
  /** Paragraphs with empty lines between them, and the code of their language. */
  introduction: { language: string; text: string } | null;
  country: Named | null;
  emergency: EmergencyNumbers | null;
};
