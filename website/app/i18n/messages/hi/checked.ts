import type { Messages } from '../messages.ts';

/** What a page says of the checks of its post. */
export const checked: Messages['checked'] = {
  expired: {
    title: 'यह विज्ञापन समाप्त हो गया है',
    text: 'यह {date} को समाप्त हुआ, क्योंकि इसे आगे नहीं बढ़ाया गया।',
  },
};
