/** The text of a mail about an account. */
export interface MailContent {
  subject: string;
  /** Paragraphs before and after the link. */
  beforeLink: string[];
  afterLink: string[];
}

/** What happened to the content that the owner had published; `nothing` if there was none. */
export type ContentRemoval = 'nothing' | 'remove' | 'anonymise';

/** All mails about accounts, in one language. */
export interface AccountMails {
  newPassword: MailContent;
  passwordChanged: MailContent;
  deletion: MailContent;
  accountDeleted: (removal: ContentRemoval) => MailContent;
  contentDeleted: (removal: ContentRemoval) => MailContent;
}
