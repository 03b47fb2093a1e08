import type { Messages } from '../messages.ts';

/** What a page says of the checks of its post. */
export const checked: Messages['checked'] = {
  byBusiness: 'İşletme tarafından onaylandı: {date}',
  byOrganiser: 'Düzenleyen tarafından onaylandı: {date}',
  expired: {
    title: 'Bu ilan sona erdi',
    text: 'Yenilenmediği için süresi {date} tarihinde doldu.',
  },
  contactHidden: {
    title: 'İletişim bilgileri şimdilik gizli',
    text: 'Okurlar bu ilanı bildirdi. Editörlerimiz bakacak.',
  },
};
