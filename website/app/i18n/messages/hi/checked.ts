import type { Messages } from '../messages.ts';

/** What a page says of the checks of its post. */
export const checked: Messages['checked'] = {
  byBusiness: 'मालिक ने पुष्टि की: {date}',
  byOrganiser: 'आयोजक ने पुष्टि की: {date}',
  expired: {
    title: 'यह विज्ञापन समाप्त हो गया है',
    text: 'यह {date} को समाप्त हुआ, क्योंकि इसे आगे नहीं बढ़ाया गया।',
  },
  contactHidden: {
    title: 'संपर्क फ़िलहाल छिपा हुआ है',
    text: 'पाठकों ने इस विज्ञापन की शिकायत की है। हमारे संपादक इसे देखेंगे।',
  },
};
