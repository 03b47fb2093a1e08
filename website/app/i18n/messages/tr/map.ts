import type { Messages } from '../messages.ts';

export const map: Messages['map'] = {
  title: 'Haritada',
  show: 'Haritayı göster',
  hint: (host) =>
    `Harita ${host} üzerinden gelir; orası internet adresinizi ve haritanın baktığınız bölümünü öğrenir. İlk açılışta yaklaşık 0,4 MB.`,
  loading: 'Harita yükleniyor…',
  failed: 'Harita yüklenemedi.',
  label: 'Harita',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  credits: 'Kaynakları göster veya gizle',
  scrollHint: 'Yakınlaştırmak için Ctrl tuşuyla kaydırın',
  touchHint: 'Haritayı iki parmakla hareket ettirin',
  known: (known, all) => `Yeri bilinen: ${known} / ${all}`,
  asList: 'Liste olarak göster',
  none: 'Burada yeri bilinen bir şey yok.',
  privacy: {
    withoutMaps:
      'Başka şirketlerden hiçbir şey yüklenmez: yazı tipi, harita veya sizi izleyen düğmeler yoktur.',
    withMaps:
      'Sizin isteğinizle yüklenen harita dışında başka şirketlerden hiçbir şey yüklenmez: yazı tipi veya sizi izleyen düğmeler yoktur.',
    title: 'Harita',
    text: (host) =>
      `Harita, yalnızca düğmesine bastığınızda yüklenir. O zaman tarayıcınız onu ${host} üzerinden alır; orası internet adresinizi ve haritanın baktığınız bölümünü öğrenir, biz ona başka bir şey göndermeyiz. Bunun dışında bu web sitesinde başkalarından hiçbir şey yüklenmez.`,
  },
};
