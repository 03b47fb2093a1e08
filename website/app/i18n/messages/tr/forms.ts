import { formatNumber } from '../../number.ts';
import { plural } from '../../plural.ts';
import type { Messages } from '../messages.ts';

const characters = (count: number) =>
  plural('tr', count, { one: '# karakter', other: '# karakter' });

/** Messages of all forms. */
export const forms: Messages['forms'] = {
  optional: 'isteğe bağlı',
  lengthRange: (min, max) => `En az ${formatNumber(min, 'tr')}, en çok ${characters(max)}.`,
  maxLength: (max) => `En çok ${characters(max)}.`,
  tooShort: (min) => `Lütfen biraz daha uzun yazın: en az ${characters(min)}.`,
  tooLong: (max) => `Bu çok uzun: en çok ${characters(max)}.`,
  tooManyLinks: (max) =>
    plural('tr', max, {
      one: 'Lütfen bağlantıların bir kısmını çıkarın: en çok # bağlantı gönderilebilir.',
      other: 'Lütfen bağlantıların bir kısmını çıkarın: en çok # bağlantı gönderilebilir.',
    }),
  invalidEmail: 'Bu, tam bir e-posta adresi değil. Şuna benzemelidir: mariam@example.org.',
  missingEmail: 'Lütfen bir e-posta adresi yazın.',
  errorCount: (count) =>
    plural('tr', count, { one: '# alanı kontrol edin', other: '# alanı kontrol edin' }),
  honeypotLabel:
    'Lütfen bu alanı boş bırakın: istenmeyen mesaj gönderen programları durdurmak içindir',
  notSent: 'Bu gönderilmedi',
  notDone: 'İşlem yapılamadı',
  inputKept: 'Yazdıklarınız hâlâ burada.',
  emailAlternative: 'İsterseniz {address} adresine de yazabilirsiniz.',
  honeypotFilled:
    'Boş kalması gereken bir alan doldurulmuş. Lütfen o alanı boşaltın ve yeniden gönderin.',
  tooFast: 'Bu, insanların genelde yazdığından daha hızlı gönderildi. Lütfen yeniden gönderin.',
  retryInMinutes: (minutes) =>
    plural('tr', minutes, {
      one: 'Çok sık denediniz. Lütfen # dakika sonra yeniden deneyin.',
      other: 'Çok sık denediniz. Lütfen # dakika sonra yeniden deneyin.',
    }),
  retryInHours: (hours) =>
    plural('tr', hours, {
      one: 'Çok sık denediniz. Lütfen # saat sonra yeniden deneyin.',
      other: 'Çok sık denediniz. Lütfen # saat sonra yeniden deneyin.',
    }),
  upstreamFailed: 'Şu an gönderilemedi ({detail}). Lütfen birkaç dakika sonra yeniden deneyin.',
  notSupported: 'Bu işlem burada henüz yapılamıyor: lütfen {address} adresine yazın.',
  codeRejected:
    'Bu bağlantı veya sayfa artık çalışmıyor. Her biri yalnızca bir kez ve kısa bir süre çalışır. Lütfen baştan başlayın.',
  signInRejected:
    'Bu e-posta adresi ve bu şifreyle bir hesap yok. Lütfen ikisine de yeniden bakın.',
};
