import { foldedWords } from './folded-words';

/** Names of categories that posts of all categories speak of; they do not narrow a search. */
export const EVERYDAY_CATEGORIES = foldedWords(`
  Work School Schools Language Money Family Health Meeting Learning Travel Market
  العمل عمل المدارس مدارس اللغة لغة المال العائلة الصحة لقاءات تعلم سفر
  کار مدرسه زبان پول خانواده سلامت آموزش سفر
  Çalışma Okullar Okul Dil Para Aile Sağlık Buluşma Öğrenme Seyahat
  ملازمت اسکول زبان پیسہ خاندان صحت سیکھنا سفر
  Работа Школа Язык Деньги Семья Здоровье Встречи Учёба Поездки
  नौकरी स्कूल भाषा पैसा परिवार स्वास्थ्य सीखना यात्रा
  قوتابخانە زمان پارە خێزان تەندروستی یەکتربینین فێربوون گەشت
`);
