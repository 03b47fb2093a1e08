import type { Messages } from '../messages.ts';

export const near: Messages['near'] = {
  title: 'Yakınımda',
  usePosition: 'Konumumu kullan',
  hint: 'Konumunuz yaklaşık bir kilometreye yuvarlanır ve yalnızca bu cevap için bir kez gönderilir. Hiçbir yerde saklanmaz.',
  locating: 'Konumunuz bulunuyor…',
  failed: 'Cihazınız konum vermedi. Aşağıdan bir semt seçin.',
  areas: 'Şehirler ve semtler',
  none: '50 km içinde yeri bilinen bir şey yok.',
};
