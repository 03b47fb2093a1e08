/** Where a business answers whether its post is still right; linked to in mails. */
export const CONFIRM_PATH = '/confirm';

/** Where somebody ends mails to an address; linked to in mails. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** What a business can answer. */
export const confirmationAnswers = ['right', 'change', 'closed'] as const;

export type ConfirmationAnswer = (typeof confirmationAnswers)[number];

/** The page of an answer, without language prefix. @param code of the mail */
export const confirmPath = (code: string, answer: ConfirmationAnswer): string =>
  `${CONFIRM_PATH}?${new URLSearchParams({ code, answer })}`;
