import { expect, it } from 'vitest';
import { voiceFor } from './voice.ts';

const voice = (lang: string, localService: boolean) =>
  ({ lang, localService }) as SpeechSynthesisVoice;

it.each([
  ['ar', 'ar-EG'],
  ['en', 'en_US'],
  ['ckb', 'ckb'],
])('finds a voice for %s', (language, lang) => {
  const voices = [voice('de-DE', true), voice(lang, true)];
  expect(voiceFor(voices, language)?.lang).toBe(lang);
});

it('prefers one on the device, which needs no network', () => {
  const voices = [voice('tr-TR', false), voice('tr-CY', true)];
  expect(voiceFor(voices, 'tr')?.lang).toBe('tr-CY');
  expect(voiceFor(voices.slice(0, 1), 'tr')?.lang).toBe('tr-TR');
});

it.each([
  ['ku', 'ckb-IQ'],
  ['ckb', 'ku_IQ'],
  ['ku', 'ku-Arab'],
  ['kmr', 'ku-TR'],
])('finds a voice of the same Kurdish for %s: %s', (language, lang) => {
  const others = ['ckb-IR', 'ku', 'kmr-TR'].map((each) => voice(each, false));
  expect(voiceFor([...others, voice(lang, true)], language)?.lang).toBe(lang);
});

it.each(['ku', 'ckb'])('takes no Kurmanji voice, of Latin letters, for Sorani, %s', (language) => {
  const voices = [voice('ku-TR', true), voice('kmr', true), voice('ku', true)];
  expect(voiceFor(voices, language)).toBeUndefined();
});

it('finds none for another language, however similar its code', () => {
  expect(voiceFor([voice('fil-PH', true), voice('arc', true)], 'ar')).toBeUndefined();
});
