import type { Messages } from '../messages.ts';

/** The page of a version that is not public, for its editor. */
export const preview: Messages['preview'] = {
  title: 'Önizleme: herkese açık değil',
  text: 'Bu sayfayı yalnızca adresini bilenler, birkaç dakika boyunca görebilir. Bağlantılar yeni bir sekmede açılır.',
  problems: {
    invalid: {
      title: 'Bu, bir önizleme adresi değil',
      text: 'Adres eksik veya değiştirilmiş. Lütfen önizlemeyi panelde yeniden açın.',
    },
    expired: {
      title: 'Bu önizlemenin süresi doldu',
      text: 'Lütfen panelde yeniden açın.',
    },
    withoutKind: {
      title: 'Lütfen önce bir tür seçin',
      text: 'Sayfanın görünüşü içeriğin türüne bağlıdır. Türü formda seçin, kaydedin ve önizlemeyi yeniden açın.',
    },
  },
};
