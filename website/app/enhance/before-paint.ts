/** What has to be settled before anything is painted. */
import './languages.ts';
import './scroll.ts';
import './share.ts';
import './theme.ts';
