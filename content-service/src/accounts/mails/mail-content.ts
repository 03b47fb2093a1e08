/** What a mail about an account says. */
export interface MailContent {
  subject: string;
  /** Paragraphs before the link and after it. */
  beforeLink: string[];
  afterLink: string[];
}

/** What became of what an account's owner had published; `nothing` where there was nothing. */
export type ContentRemoval = 'nothing' | 'remove' | 'anonymise';

/** All mails about accounts, in one language. */
export interface AccountMails {
  newPassword: MailContent;
  passwordChanged: MailContent;
  deletion: MailContent;
  accountDeleted: (removal: ContentRemoval) => MailContent;
  contentDeleted: (published: ContentRemoval) => MailContent;
}
