/** The words of the mail that asks whether a post is still right, in one language. */
export interface ConfirmationTexts {
  subject: (title: string) => string;
  /** Above what readers see. */
  intro: string;
  /** Before that in the second mail, which is the last about this check. */
  reminder: string;
  /** What readers see: labels of lines. */
  labels: Readonly<Record<MailFact, string>>;
  /** Before the address of the page. */
  page: string;
  /** Before the link of each answer. */
  right: string;
  change: string;
  closed: string;
  note: string;
  /** Before the link that ends such mails. */
  unsubscribe: string;
}

/** Facts of a post that the mail repeats. */
export type MailFact =
  | 'when'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'website'
  | 'address'
  | 'landmark'
  | 'openingHours';
