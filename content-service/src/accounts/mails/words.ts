/** What a mail about an account says. */
export interface MailWords {
  subject: string;
  /** Paragraphs before the link and after it. */
  before: string[];
  after: string[];
}

/** What became of what an account's owner had published; `nothing` where there was nothing. */
export type Published = 'nothing' | 'remove' | 'anonymise';

/** All mails about accounts, in one language. */
export interface AccountMails {
  newPassword: MailWords;
  passwordChanged: MailWords;
  deletion: MailWords;
  accountDeleted: (published: Published) => MailWords;
  contentDeleted: (published: Published) => MailWords;
}
