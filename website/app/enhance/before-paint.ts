/** What has to be settled before anything is painted. */
import './language-offer.ts';
import './scroll-state.ts';
import './share.ts';
import './theme.ts';
