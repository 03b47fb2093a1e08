import { describe, expect, test } from 'vitest';
import type { SearchLanguage } from '../text/languages';
import type { NamedEntry } from './meaning';
import { readQuery } from './read-query';
import { buildVocabulary } from './vocabulary';

type Names = Partial<Record<SearchLanguage, string>>;

let lastId = 0;
const entry = (
  value: string,
  name: string,
  names: Names = {},
  within: string[] = [],
): NamedEntry => {
  lastId += 1;
  return {
    id: lastId,
    value,
    name,
    within,
    names: Object.entries(names).map(([language, list]) => {
      const [first = '', ...otherNames] = list.split(', ');
      return { language: language as SearchLanguage, name: first, otherNames };
    }),
  };
};

const AE = ['country:AE'];
const TR = ['country:TR'];

const vocabulary = buildVocabulary({
  kinds: [
    entry('Article', 'Article', { ar: 'المقالات, مقال' }),
    entry('Business', 'Business', { tr: 'İşletmeler, İşletme' }),
    entry('Event', 'Event', { ar: 'الفعاليات, فعالية', ru: 'События, Событие' }),
    entry('Activity', 'Activity', { en: 'Activities, Activity' }),
    entry('Marketplace', 'Marketplace', {
      en: 'Marketplace, Item',
      ar: 'السوق, إعلان',
      fa: 'بازار',
    }),
    entry('Forum', 'Forum', { en: 'Forum, Question', fa: 'پرسش و پاسخ, پرسش', ur: 'فورم, سوال' }),
  ],
  countries: [
    entry('AE', 'United Arab Emirates', { en: 'United Arab Emirates, UAE', ar: 'الإمارات' }),
    entry('TR', 'Türkiye', {
      en: 'Türkiye, Turkey',
      ru: 'Турция',
      hi: 'तुर्किये, तुर्की',
      ur: 'ترکیہ, ترکی',
    }),
    entry('KW', 'Kuwait', { ar: 'الكويت' }),
    entry('JO', 'Jordan', { ar: 'الأردن' }),
  ],
  cities: [
    entry(
      'dubai',
      'Dubai',
      { ar: 'دبي', fa: 'دبی', ru: 'Дубай', ur: 'دبئی', hi: 'दुबई', ckb: 'دوبەی' },
      AE,
    ),
    entry('abu-dhabi', 'Abu Dhabi', { ar: 'أبوظبي, أبو ظبي', tr: 'Abu Dabi', ru: 'Абу-Даби' }, AE),
    entry(
      'istanbul',
      'Istanbul',
      {
        ar: 'إسطنبول, اسطنبول',
        fa: 'استانبول',
        tr: 'İstanbul',
        ru: 'Стамбул',
        ur: 'استنبول',
        hi: 'इस्तांबुल',
        ckb: 'ئەستەنبووڵ',
      },
      TR,
    ),
    entry('kuwait-city', 'Kuwait City', { ar: 'مدينة الكويت' }, ['country:KW']),
    entry('riyadh', 'Riyadh', { ar: 'الرياض', ur: 'ریاض' }, ['country:SA']),
    entry('hawalli', 'Hawalli', { ar: 'حولي' }, ['country:KW']),
  ],
  areas: [
    entry('deira', 'Deira', { ar: 'ديرة' }, ['city:dubai', ...AE]),
    entry('al-nahda', 'Al Nahda', {}, ['city:dubai', ...AE]),
    entry('al-nahda', 'Al Nahda', {}, ['city:sharjah', ...AE]),
    entry('sharq', 'Sharq', { ar: 'شرق' }, ['city:kuwait-city', 'country:KW']),
    entry('fatih', 'Fatih', { ar: 'الفاتح' }, ['city:istanbul', ...TR]),
    entry('ruwi', 'Ruwi', { fa: 'روی' }, ['city:muscat']),
  ],
  communities: [
    entry('tr', 'Turkish', { en: 'Turkish, Turkish community', ar: 'الأتراك, الجالية التركية' }),
    entry('ar', 'Sudanese', {
      en: 'Sudanese',
      ar: 'السودانيون, الجالية السودانية',
      tr: 'Sudanlılar',
    }),
    entry('hi', 'Indian', { en: 'Indian', hi: 'भारतीय' }),
  ],
  categories: [
    entry('housing', 'Housing', { ar: 'السكن', ru: 'Жильё' }),
    entry('schools', 'Schools', { en: 'Schools', ur: 'اسکول' }),
    entry('work', 'Work', { fa: 'کار' }),
    entry('furniture', 'Furniture', { ar: 'أثاث', tr: 'Mobilya', ru: 'Мебель' }),
    entry('grocery', 'Grocery', { ar: 'بقالة' }),
    entry('legal-help', 'Legal help', { ru: 'Юридическая помощь' }),
  ],
});

const read = (query: string, ignored: string[] = [], kind?: string) => {
  const { understood, ...others } = readQuery(query, {
    vocabulary,
    language: undefined,
    ignored,
    kind,
  });
  const filters = understood.map(({ meaning }) => `${meaning.type}:${meaning.value}`);
  return { ...others, understood, filters: filters.toSorted().join(' ') };
};

describe('a query', () => {
  test.each([
    [
      'free events in Istanbul this weekend',
      'city:istanbul kind:Event price:free time:this-weekend',
    ],
    ['shops open now in Deira', 'area:deira kind:Business time:open-now'],
    ['activities tomorrow', 'kind:Activity time:tomorrow'],
    ['events near Dubai, UAE', 'city:dubai country:AE kind:Event'],
    [
      'فعاليات مجانية في اسطنبول نهاية الأسبوع',
      'city:istanbul kind:Event price:free time:this-weekend',
    ],
    ['ما هي الفعاليات في دبي اليوم؟', 'city:dubai kind:Event time:today'],
    ['أثاث مجاني في دبي', 'category:furniture city:dubai price:free'],
    ['رویدادهای رایگان در استانبول این هفته', 'city:istanbul kind:Event price:free time:this-week'],
    [
      'İstanbul’da bu hafta sonu ücretsiz etkinlikler',
      'city:istanbul kind:Event price:free time:this-weekend',
    ],
    ['istanbulda yarın etkinlik', 'city:istanbul kind:Event time:tomorrow'],
    ['استنبول میں مفت تقریبات', 'city:istanbul kind:Event price:free'],
    ['اس ویک اینڈ دبئی میں تقریبات', 'city:dubai kind:Event time:this-weekend'],
    [
      'бесплатные мероприятия в Стамбуле на выходных',
      'city:istanbul kind:Event price:free time:this-weekend',
    ],
    ['события в Дубае сегодня', 'city:dubai kind:Event time:today'],
    ['इस्तांबुल में मुफ़्त कार्यक्रम', 'city:istanbul kind:Event price:free'],
    ['दुबई में आज के कार्यक्रम', 'city:dubai kind:Event time:today'],
    ['بۆنەکان لە ئەستەنبووڵدا ئەم هەفتەیە', 'city:istanbul kind:Event time:this-week'],
    ['بۆنەی بەخۆڕایی لە دوبەی', 'city:dubai kind:Event price:free'],
    [
      'kostenlose Veranstaltungen in Istanbul heute',
      'city:istanbul kind:Event price:free time:today',
    ],
    [
      'безкоштовні події у Стамбулі цього тижня',
      'city:istanbul kind:Event price:free time:this-week',
    ],
    ['Housing in Dubai', 'category:housing city:dubai'],
    ['legal help', 'category:legal-help'],
    ['Kuwait City', 'city:kuwait-city'],
    ['Sudanese events', 'community:ar kind:Event'],
    ['weekend events in Dubai', 'city:dubai kind:Event time:this-weekend'],
    ['things to do in Dubai tomorrow', 'city:dubai kind:Activity kind:Event time:tomorrow'],
    ['مغازه های دبی', 'city:dubai kind:Business'],
    ['حولي', 'city:hawalli'],
    ['how can I find events in Dubai', 'city:dubai kind:Event'],
  ])('%s is all filters', (query, filters) => {
    expect(read(query)).toMatchObject({ filters, isComplete: true });
  });

  test.each([
    ['what to ask before renting a room in Dubai', 'city:dubai', 'room renting'],
    ['sofa for sale Dubai', 'city:dubai kind:Marketplace', 'sofa'],
    ['pharmacy open now', 'time:open-now', 'pharmacy'],
    ['doctor who speaks Urdu', 'language:ur', 'doctor'],
    ['concert this weekend', 'time:this-weekend', 'concert'],
    ['bu hafta sonu konser', 'time:this-weekend', 'konser'],
    ['Kurdish speaking lawyer', 'language:ku', 'lawyer'],
    ['residence permit Turkey', 'country:TR', 'permit residence'],
    ['طبيب يتحدث بالإنجليزية', 'language:en', 'طبيب'],
    ['طبيب يتكلم عربي بدبي', 'city:dubai language:ar', 'طبيب'],
    ['مطعم بالرياض', 'city:riyadh', 'مطعم'],
    ['شقة للرياض', 'city:riyadh', 'شقه'],
    ['پزشک فارسی‌زبان در دبی', 'city:dubai language:fa', 'پزشك'],
    ['داروخانه الان باز', 'time:open-now', 'داروخانه'],
    ['Türkçe konuşan doktor', 'language:tr', 'doktor'],
    ['şu an açık eczaneler', 'time:open-now', 'eczaneler'],
    ['Abu Dabi’deki doktorlar', 'city:abu-dhabi', 'doktorlar'],
    ['اردو بولنے والا ڈاکٹر ریاض میں', 'city:riyadh language:ur', 'ڈاكٹر'],
    ['врач говорящий по-русски в Дубае', 'city:dubai language:ru', 'врач'],
    ['русскоязычный врач', 'language:ru', 'врач'],
    ['हिंदी बोलने वाला डॉक्टर', 'language:hi', 'डॉक्टर'],
    ['तुर्की में किराया', 'country:TR', 'किराया'],
    ['ترکی میں کرایہ', 'country:TR', 'كرايه'],
    ['دەرمانخانە ئێستا کراوە', 'time:open-now', 'دهرمانخانه'],
    ['apartments in Jordan', 'country:JO', 'apartments'],
    ['cafes in Fatih', 'area:fatih', 'cafes'],
    ['مطاعم شرق مدينة الكويت', 'area:sharq city:kuwait-city', 'مطاعم'],
  ])('%s is narrowed to %s', (query, filters, words) => {
    const { rest, ...understood } = read(query);
    expect(understood).toMatchObject({ filters, isComplete: false });
    for (const word of words.split(' ')) expect([...rest]).toContain(word);
  });

  test.each([
    'Turkish',
    'Turkish course',
    'Turkish food',
    'курсы турецкого',
    'کلاس ترکی',
    'तुर्की कोर्स',
    'Jordan shoes',
    'Fatih the tailor',
    'market',
    'السوق',
    'بازار',
    'school',
    'schools',
    'اسکول',
    'question',
    'پرسش و پاسخ',
    'business visa',
    'barber shop',
    'event licence',
    'work',
    'کار',
    'furniture delivery',
    'Indian grocery',
    'free zone',
    'feel free',
    'tax free shopping',
    'مطاعم حولي',
    'كيف أعيش شرق المدينة',
    'روی میز',
    'آج کل کیا ہو رہا ہے',
    'from Istanbul',
    'I am from Türkiye',
    'Dubai’den para göndermek',
    'من دبي',
    'из Дубая',
    'how do I register for events',
    'why are shops closed',
    'Welche Öffnungszeiten haben Geschäfte',
    'курси німецької мови',
    'طوال اليوم',
    'open a bank account',
    'weekly bus pass',
    'weekend course',
    'куда съездить на выходные с ночёвкой',
    'hafta sonu kursu',
    'زيارة الطبيب',
    '',
  ])('%s is not narrowed', (query) => {
    expect(read(query)).toMatchObject({ filters: '', isComplete: false });
  });
});

test('keeps the words as they were typed', () => {
  const words = read('Free EVENTS İstanbul’da this weekend').understood.map((one) => one.words);
  expect(words).toEqual(['Free', 'EVENTS', 'İstanbul’da', 'this weekend']);
});

test('leaves out what the visitor took off', () => {
  const query = 'free events in Istanbul';
  expect(read(query, ['price:free']).filters).toBe('city:istanbul kind:Event');
  expect([...read(query, ['price:free']).rest]).toContain('free');
  expect(read(query, ['all']).filters).toBe('');
});

test('understands no kind within the list of one', () => {
  expect(read('free events in Istanbul', [], 'Event').filters).toBe('city:istanbul price:free');
});

test('understands all areas of one name, and shows them once', () => {
  const { understood, meanings } = read('cafes in Al Nahda');
  expect(understood).toHaveLength(1);
  expect(meanings.map(({ value }) => value)).toEqual(['al-nahda', 'al-nahda']);
});

test('reads a corrected word as what it was corrected to', () => {
  const reading = { vocabulary, language: 'en', ignored: [], kind: undefined };
  const corrections = [{ typed: 'istambul', meant: 'istanbul' }];
  const { understood } = readQuery('cafes in istambul', reading, corrections);
  expect(understood).toMatchObject([{ meaning: { value: 'istanbul' }, words: 'istambul' }]);
});
