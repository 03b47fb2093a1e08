/** What only answers a visitor; each part looks after one thing and none needs another. */
import './fields.ts';
import './focused.ts';
import './gallery.ts';
import './later.ts';
import './menu.ts';
import './own-time.ts';
import './passing.ts';
import './password.ts';
import './tidy-forms.ts';
import './voices.ts';
