import { fold } from 'folding/fold';
import { describe, expect, test } from 'vitest';
import type { SearchLanguage } from './languages';
import { nearestBySound } from './nearest-by-sound';

const nearest = (
  typed: string,
  language: SearchLanguage,
  words: { ofConcepts?: string[]; ofPosts?: string[] },
) =>
  nearestBySound(fold(typed), language, {
    ofConcepts: (words.ofConcepts ?? []).map((word) => fold(word)),
    ofPosts: (words.ofPosts ?? []).map((word) => fold(word)),
  });

describe('nearestBySound', () => {
  test.each<[SearchLanguage, string, string]>([
    ['ru', 'parikmaherskaya', 'парикмахерская'],
    ['ru', 'parikmakherskaya', 'парикмахерская'],
    ['ru', 'noutbuk', 'ноутбук'],
    ['ru', 'zvezdy', 'звёзды'],
    ['ru', 'zhitelstvo', 'жительство'],
    ['ru', 'borshch', 'борщ'],
    ['hi', 'bhejna', 'भेजना'],
    ['hi', 'surakshit', 'सुरक्षित'],
    ['hi', 'zameen', 'ज़मीन'],
    ['ur', 'bhejna', 'بھیجنا'],
    ['ur', 'silai', 'سلائی'],
    ['ur', 'mushtarka', 'مشترکہ'],
    ['ur', 'itminan', 'اطمینان'],
    ['fa', 'moshtarak', 'مشترک'],
    ['fa', 'gharardad', 'قرارداد'],
    ['fa', 'ejaze', 'اجازه'],
    ['ckb', 'qutabxana', 'قوتابخانە'],
    ['ckb', 'derman', 'دەرمان'],
    ['ckb', 'nexoshxane', 'نەخۆشخانە'],
    ['ckb', 'hewler', 'هەولێر'],
    ['ar', 'khiyata', 'خياطة'],
    ['ar', 'mal3ab', 'ملعب'],
    ['ar', 'tasri7', 'تصريح'],
    ['ar', 'tasrih', 'تصريح'],
    ['ar', 'ghurfa', 'غرفة'],
    ['ar', 'i7tiyal', 'الاحتيال'],
    ['ar', 'aliqama', 'إقامة'],
    ['ar', 'ramadan', 'رمضان'],
    ['fa', 'nan', 'نان'],
    ['fa', 'madad', 'مدد'],
    ['hi', 'mamta', 'ममता'],
    ['hi', 'accha', 'अच्छा'],
    ['ru', 'kasa', 'касса'],
  ])('recognises a word of a post (%s: %s)', (language, typed, written) => {
    expect(nearest(typed, language, { ofPosts: [written] })).toEqual({
      word: fold(written),
      isClear: true,
      isInPosts: true,
      isOfConcept: false,
    });
  });

  test.each<[SearchLanguage, string, string]>([
    ['hi', 'ghar', 'घर'],
    ['ur', 'bas', 'بس'],
    ['ar', 'ruz', 'رز'],
  ])(
    'recognises a short word for a concept (%s: %s), none of posts',
    (language, typed, written) => {
      expect(nearest(typed, language, { ofConcepts: [written] })).toMatchObject({
        word: fold(written),
        isClear: true,
        isOfConcept: true,
      });
      expect(nearest(typed, language, { ofPosts: [written] })).toBeUndefined();
    },
  );

  test('leaves alone a name that has a short word for a concept only the consonants in common with', () => {
    expect(nearest('omar', 'ar', { ofConcepts: ['آمر'] })).toBeUndefined();
  });

  test('expects a long vowel at the end to be written', () => {
    const words = { ofConcepts: ['پارێزەر'], ofPosts: ['پارێزراو', 'پارێزراو'] };
    expect(nearest('parezraw', 'ckb', words)?.word).toBe(fold('پارێزراو'));
  });

  test.each<[SearchLanguage, string, string, string]>([
    ['ru', 'dom', 'дума', 'with other vowels, where all are written'],
    ['fa', 'dar', 'در', 'with too few sounds, which many words have'],
    ['fa', 'zamen', 'زمستان', 'with other consonants'],
    ['ar', 'nar', 'ابرار', 'that begins with another sound'],
    ['ar', 'teachr', 'تأجير', 'whose vowels are too different'],
  ])('leaves a word alone (%s: %s) that is none of posts: %s, %s', (language, typed, written) => {
    expect(nearest(typed, language, { ofPosts: [written] })).toBeUndefined();
  });

  test('of words with the same consonants takes the one whose vowels fit best', () => {
    const ofPosts = ['شیر', 'شور', 'شر'];
    expect(nearest('shur', 'fa', { ofPosts })?.word).toBe(fold('شور'));
    expect(nearest('shir', 'fa', { ofPosts })?.word).toBe(fold('شیر'));
  });

  test('of words that fit alike takes one for a concept, then the first', () => {
    expect(nearest('torki', 'fa', { ofConcepts: ['ترکی'], ofPosts: ['تورکی'] })?.word).toBe(
      fold('ترکی'),
    );
    expect(nearest('malak', 'fa', { ofPosts: ['ملک', 'ملكه'] })?.word).toBe(fold('ملک'));
  });

  test('says of a word that only somewhat fits that a typo may be likelier', () => {
    expect(nearest('besiter', 'ur', { ofPosts: ['بستر'] })).toMatchObject({ isClear: false });
    expect(nearest('moshtarak', 'fa', { ofConcepts: ['مشترک'] })).toMatchObject({
      isClear: true,
      isInPosts: false,
    });
  });
});
