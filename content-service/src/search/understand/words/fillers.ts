import { foldedWords } from './folded-words';

/** Words around a list that is asked for, beyond the stop words: "show all events near me". */
export const LIST_FILLERS = foldedWords(`
  show list all near nearby around me my upcoming next please looking going on happening available
  اعرض قائمة كل جميع قرب القادمة عرض
  همه فهرست نشان بده آینده
  göster liste listesi tüm bütün var neler yaklaşan
  تمام سب فہرست دکھائیں آنے والے
  все список покажи ближайшие
  सभी सब सूची दिखाओ दिखाएं आने वाले
  هەموو لیستی پیشان
  alle zeige
`);
