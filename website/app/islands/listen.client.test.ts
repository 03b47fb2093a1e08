// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from './listen.client.ts';

const labels = { ready: 'Listen', reading: 'Pause', paused: 'Continue' };

/** What was read, with its speed. */
let spoken: [string, number][];
let voices: Partial<SpeechSynthesisVoice>[];
/** Ends the sentence that is being read. */
let finishSentence: () => void;

class Utterance {
  rate = 1;
  onend?: () => void;
  constructor(readonly text: string) {}
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Which jsdom does not have; without layout no sentence has a box.
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  spoken = [];
  voices = [{ lang: 'en-GB', localService: true }];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: () => {},
    speak: (utterance: Utterance) => {
      spoken.push([utterance.text, utterance.rate]);
      finishSentence = () => utterance.onend?.();
    },
  });
  vi.stubGlobal('speechSynthesis', synthesis);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('CSS', {});
  document.body.innerHTML = `
    <div id="listen">
      <button><span>Listen</span></button>
      <select><option value="1" selected>1</option><option value="1.5">1.5</option></select>
    </div>
    <div><h2>Rent</h2><p>Pay <b>monthly. Ask</b> for a receipt.</p>
      <p>Ambulance: <a href="tel:998">998</a></p></div>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function mountListen(language = 'en') {
  const element = document.getElementById('listen');
  const button = element?.querySelector('button');
  const speed = element?.querySelector('select');
  if (!element || !button || !speed) throw new Error('The island is incomplete.');
  mount(element, { language, labels });
  return { element, button, speed };
}

const texts = () => spoken.map(([text]) => text);

it('reads sentence by sentence, marks each, and begins again at the end', () => {
  const { element, button } = mountListen();
  expect(element.dataset.state).toBe('ready');
  button.click();
  expect(element.dataset.state).toBe('reading');
  expect(button.textContent).toBe('Pause');
  finishSentence();
  expect(String(getSelection())).toBe('Pay monthly.');
  finishSentence();
  finishSentence();
  expect(texts()).toEqual(['Rent', 'Pay monthly.', 'Ask for a receipt.', 'Ambulance: 9 9 8']);
  finishSentence();
  expect(element.dataset.state).toBe('ready');
  expect(button.textContent).toBe('Listen');
  expect(getSelection()?.rangeCount).toBe(0);
  button.click();
  expect(texts().at(-1)).toBe('Rent');
});

it('goes on after a pause with the sentence that was interrupted', () => {
  const { element, button } = mountListen();
  button.click();
  finishSentence();
  button.click();
  expect(element.dataset.state).toBe('paused');
  expect(button.textContent).toBe('Continue');
  // Some browsers report the end of what was cancelled.
  finishSentence();
  expect(element.dataset.state).toBe('paused');
  button.click();
  expect(texts()).toEqual(['Rent', 'Pay monthly.', 'Pay monthly.']);
});

it('changes its speed at once', () => {
  const { button, speed } = mountListen();
  button.click();
  speed.value = '1.5';
  speed.dispatchEvent(new Event('change'));
  expect(spoken).toEqual([
    ['Rent', 1],
    ['Rent', 1.5],
  ]);
});

it('waits for voices that come late', () => {
  voices = [];
  const { element } = mountListen();
  expect(element.dataset.state).toBeUndefined();
  voices = [{ lang: 'en-US', localService: true }];
  speechSynthesis.dispatchEvent(new Event('voiceschanged'));
  expect(element.dataset.state).toBe('ready');
});

it('says where the device has no voice for the language', () => {
  expect(mountListen('ckb').element.dataset.state).toBe('silent');
});

it('says where the device names no voices at all', () => {
  voices = [];
  const { element } = mountListen();
  vi.advanceTimersByTime(2000);
  expect(element.dataset.state).toBe('silent');
});

it('says where the browser cannot speak', () => {
  vi.stubGlobal('speechSynthesis', undefined);
  expect(mountListen().element.dataset.state).toBe('silent');
});

it('offers nothing and blames no voice where the browser cannot tell sentences apart', () => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  expect(mountListen().element.dataset.state).toBeUndefined();
});
