/** Scripts that must run before the first paint. */
import './calendar.ts';
import './first-frame.ts';
import './language-offer.ts';
import './save-data.ts';
import './scroll-state.ts';
import './share.ts';
import './theme.ts';
