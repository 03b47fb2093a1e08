/** Scripts that respond to the visitor; each is independent of the others. */
import './field-validation.ts';
import './scroll-to-focus.ts';
import './gallery.ts';
import './deferred-layout.ts';
import './menu.ts';
import './local-time.ts';
import './transient-message.ts';
import './password.ts';
import './drop-empty-fields.ts';
import './kept-language.ts';
import './testimonials.ts';
