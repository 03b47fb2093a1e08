export type Digits = 'latn' | 'arab' | 'arabext';

/** The forms of a text by plural category; `other` is required. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export type RelativeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

/**
 * How a language writes dates, times, numbers and money, where that differs from Intl or Intl's data
 * is wrong. Every part is optional; rules and reasons are in the glossary.
 */
export type LanguageFormats = {
  /** Latin unless given. */
  digits?: Digits;
  /** Corrects the spelling of what Intl formats. */
  respell?: (text: string) => string;
  /** Names of the months as they stand before a year. */
  months?: readonly string[];
  /** `{day} {month} {year}` */
  date?: string;
  /** `{weekday}, {date}` */
  fullDate?: string;
  /** A full date with a time: `{date} at {time}` */
  dateTime?: string;
  /** `{weekday} {time}` */
  weekdayTime?: string;
  /** A short date with a time: `{date}, {time}` */
  shortDateTime?: string;
  /** A time of day, with Latin digits; 24 hours unless given. */
  time?: (hour: number, minute: number) => string;
  /** Names of time zones that Intl lacks, by IANA name. */
  timeZones?: Record<string, string>;
  /** Times that a script formats with Intl; two digits and 24 hours unless given. */
  timeOfScripts?: Intl.DateTimeFormatOptions;
  /** Between the entries of a list, and before the last one. */
  list?: { separator: string; last: string };
  /** By ISO 4217 code. One that is missing is shown as its code or as Intl names it. */
  currencies?: Record<string, string | PluralForms>;
  /** Whether currencies without a name here are shown as their codes. */
  showsCurrencyCodes?: true;
  /** Names of languages, by code. */
  languageNames?: Record<string, string>;
  /** For languages whose relative dates Intl does not know. */
  relative?: {
    units: Record<RelativeUnit, string>;
    /** `{time}` is the number and its unit. */
    past: string;
    future: string;
    /** Days from today. */
    days: Record<string, string>;
    now: string;
  };
  /** The calendar beside the Gregorian one. */
  secondCalendar?: {
    calendar: 'persian' | 'islamic-umalqura';
    date: string;
    /** Without the year, beside a Gregorian date that has none either. */
    shortDate: string;
  };
};
