import type { Brand } from '../brand/brand.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import type { StoreLink } from '../ui/store-buttons/store-buttons.tsx';

/** The stores of the brand's app; stores without an address are omitted. */
export function storesOf({ stores }: Brand, { app }: Messages): StoreLink[] {
  return [
    { href: stores.ios.url, label: app.ios, hint: app.iosHint },
    { href: stores.android.url, label: app.android, hint: app.androidHint },
  ].filter(({ href }) => href !== '');
}
