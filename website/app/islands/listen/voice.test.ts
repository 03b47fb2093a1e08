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

it('finds none for another language, however similar its code', () => {
  expect(voiceFor([voice('fil-PH', true), voice('arc', true)], 'ar')).toBeUndefined();
});
