/** The script that every document carries inline; each part looks after one thing and none needs another. */
import './fields.ts';
import './focused.ts';
import './gallery.ts';
import './languages.ts';
import './menu.ts';
import './own-time.ts';
import './passing.ts';
import './password.ts';
import './scroll.ts';
import './share.ts';
import './theme.ts';
import './tidy-forms.ts';
import './voices.ts';
