import type { ListenProperties } from './listen/listen-properties.ts';
import { createMarker } from './listen/mark-sentence.ts';
import { createReader } from './listen/reader.ts';
import { sentencesOf } from './listen/sentences.ts';
import { voiceFor, whenVoicesAreKnown } from './listen/voice.ts';

/**
 * Reads the element that follows aloud, with a voice of the device. Says so where the device has none
 * for the language.
 * @param element holds the button, the choice of speed, and the note that there is no voice
 */
export function mount(element: HTMLElement, { language, labels }: ListenProperties): void {
  const text = element.nextElementSibling;
  const button = element.querySelector('button');
  const label = button?.querySelector('span');
  const speed = element.querySelector('select');
  if (!text || !button || !label || !speed) return;
  const { speechSynthesis: synthesis } = window;
  // It is the browser that lacks something then, not a voice: nothing is offered, and nothing said.
  if (!Intl.Segmenter) return;
  if (!synthesis) {
    element.dataset.state = 'silent';
    return;
  }
  whenVoicesAreKnown(synthesis, (voices) => {
    const voice = voiceFor(voices, language);
    element.dataset.state = voice ? 'ready' : 'silent';
    if (!voice) return;
    const mark = createMarker();
    const reader = createReader({
      synthesis,
      voice,
      sentences: sentencesOf(text, language),
      onChange: (state, sentence) => {
        element.dataset.state = state;
        label.textContent = labels[state];
        mark(sentence?.range ?? null);
      },
    });
    button.addEventListener('click', reader.toggle);
    speed.addEventListener('change', () => reader.setRate(Number(speed.value)));
    // Some browsers would go on reading on the next page.
    addEventListener('pagehide', () => synthesis.cancel());
  });
}
