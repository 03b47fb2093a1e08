/** Texts of messages and reports, in English; the other languages have the same keys. */
export const en = {
  title: 'Answer',
  take: 'I’ll take it',
  takeOver: 'Take over',
  putBack: 'Put back',
  settle: 'Done',
  reopen: 'Take up again',
  by: '{name} has it',
  answeredOn: 'Answered on {time}',
  noAddress: 'No address was left for an answer.',
  template: 'Template',
  chooseTemplate: 'Choose a template',
  answer: 'Your answer',
  hint: 'It is sent by mail, with the words that it answers below.',
  send: 'Send answer',
  states: {
    new: 'New',
    'in-work': 'In work',
    done: 'Done',
  },
  reasons: {
    closed: 'Closed',
    moved: 'Has moved',
    'wrong-number': 'Wrong number',
    'wrong-price': 'Wrong price',
    outdated: 'Out of date',
    scam: 'Scam',
    rude: 'Rude or hurtful',
    other: 'Something else',
  },
};

type Texts = typeof en;

/** In all languages; what a value is called is found by its name. */
export type InboxTexts = Readonly<
  Record<Exclude<keyof Texts, 'states' | 'reasons'>, string> & {
    states: Readonly<Record<string, string>> & Record<keyof Texts['states'], string>;
    reasons: Readonly<Record<string, string>> & Record<keyof Texts['reasons'], string>;
  }
>;
