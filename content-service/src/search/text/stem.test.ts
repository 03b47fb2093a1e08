import { fold } from 'folding/fold';
import { describe, expect, test } from 'vitest';
import type { SearchLanguage } from './languages';
import { stem } from './stem';

const stemOf = (word: string, language: SearchLanguage) => stem(fold(word), language);

describe('stem', () => {
  test.each<[SearchLanguage, string[]]>([
    ['ar', ['مدرسة', 'المدرسة', 'والمدرسة']],
    ['ar', ['تصريح', 'التصريح', 'بالتصريح']],
    ['de', ['Wohnung', 'Wohnungen']],
    ['de', ['Haus', 'Hauses', 'Häuser']],
    ['en', ['permit', 'permits', 'permitted']],
    ['hi', ['नौकरी', 'नौकरियों']],
    ['ru', ['квартира', 'квартиры', 'квартиру', 'квартирой']],
    ['tr', ['okul', 'okullar', 'okula']],
    ['tr', ['paça', 'paçası', 'paçalar', 'pacasi']],
    ['tr', ['kitaplık', 'kitaplığınız', 'kitapligi']],
    ['tr', ['otobüs', 'otobüsler', 'otobüste', 'otobuste']],
    ['tr', ['belge', 'belgesi', 'belgeleri']],
    ['tr', ['banka', 'bankası', 'BANKASI']],
    ['tr', ['oda', 'odası', 'odalar']],
    ['tr', ['ev', 'evi', 'evde', 'evler']],
    ['hi', ['खाना', 'खाने', 'खानी']],
    ['hi', ['लड़का', 'लडके', 'लड़कों']],
    ['ru', ['жильё', 'жилье', 'жилья']],
    ['uk', ['комп’ютер', 'компʼютера', "комп'ютери"]],
    ['de', ['Straße', 'Strasse', 'Straßen']],
    ['de', ['Tür', 'Türen']],
    ['uk', ['школа', 'школи', 'школу', 'школою']],
    ['fa', ['کتاب', 'کتاب‌ها', 'کتابهای', 'کتاب‌هایشان']],
    ['fa', ['بزرگ', 'بزرگتر', 'بزرگ‌ترین']],
    ['fa', ['می‌روم', 'نمی‌روند']],
    ['ur', ['کمرہ', 'کمرے', 'کمروں']],
    ['ur', ['لڑکی', 'لڑکیاں', 'لڑکیوں', 'لڑکا']],
    ['ckb', ['کتێب', 'کتێبێک', 'کتێبەکە', 'کتێبەکان']],
    ['ckb', ['پیاو', 'پیاوێک', 'پیاوەکە', 'پیاوان', 'پیاوەکانمان']],
  ])('brings the forms of a word together (%s: %j)', (language, forms) => {
    expect(new Set(forms.map((form) => stemOf(form, language))).size).toBe(1);
  });

  test.each<[SearchLanguage, string, string]>([
    ['hi', 'नाई', 'नए'],
    ['hi', 'खाना', 'खो'],
    ['hi', 'थाना', 'थे'],
    ['tr', 'oda', 'o'],
    ['tr', 'insan', 'in'],
    ['tr', 'isim', 'iş'],
    ['tr', 'Sudan', 'su'],
    ['tr', 'cuma', 'c'],
    ['en', 'AED', 'a'],
    ['fa', 'نان', 'نام'],
    ['fa', 'میدان', 'دان'],
    ['ur', 'گھر', 'گھی'],
    ['ckb', 'نان', 'ناو'],
  ])('keeps different words apart (%s: %s, %s)', (language, one, other) => {
    expect(stemOf(one, language)).not.toBe(stemOf(other, language));
  });
});
