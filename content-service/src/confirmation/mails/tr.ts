import { CODE_LIFETIME_DAYS } from '../request';
import type { ConfirmationTexts } from './mail-texts';

/** Turkish. @param brand the product's name */
export const tr = (brand: string): ConfirmationTexts => ({
  subject: (title) => `Bu hâlâ doğru mu? ${title}`,
  intro: `${brand} okurları bunu görüyor. Hâlâ doğru olup olmadığını lütfen bize bildirin.`,
  reminder: 'Size iki hafta önce sormuştuk. Bu konudaki son e-postamız bu.',
  labels: {
    when: 'Zaman',
    phone: 'Telefon',
    whatsapp: 'WhatsApp',
    email: 'E-posta',
    website: 'Web sitesi',
    address: 'Adres',
    landmark: 'Yakındaki bilinen yer',
    openingHours: 'Çalışma saatleri',
  },
  page: 'Sayfanın tamamı:',
  right: 'Her şey hâlâ doğru:',
  change: 'Bir şey değişti:',
  closed: 'Kapandı veya sona erdi:',
  note: `Bağlantıyı açmak henüz bir şey değiştirmez; size bir kez daha sorarız. Bağlantılardan biri bir kez ve ${CODE_LIFETIME_DAYS} gün boyunca çalışır.`,
  unsubscribe: 'Böyle e-postalar istemiyor musunuz?',
});
