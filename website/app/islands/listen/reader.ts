import type { Sentence } from './sentences.ts';

/** What the visitor can do next: begin, interrupt, or go on. */
export type ReaderState = 'ready' | 'reading' | 'paused';

type ReaderOptions = {
  synthesis: SpeechSynthesis;
  voice: SpeechSynthesisVoice;
  sentences: readonly Sentence[];
  /** Called with each change of state, and with the sentence that is read; null if none is. */
  onChange: (state: ReaderState, sentence: Sentence | null) => void;
};

/**
 * Reads sentences one by one, as some voices fall silent in long texts. A pause ends the sentence,
 * which is read again after it: the pause of the device does not work everywhere.
 */
export function createReader({ synthesis, voice, sentences, onChange }: ReaderOptions) {
  let index = 0;
  let rate = 1;
  let current: SpeechSynthesisUtterance | undefined;

  const stop = (state: ReaderState) => {
    current = undefined;
    synthesis.cancel();
    onChange(state, null);
  };

  const read = () => {
    const sentence = sentences[index];
    if (!sentence) {
      index = 0;
      return stop('ready');
    }
    const utterance = new SpeechSynthesisUtterance(sentence.spoken);
    Object.assign(utterance, { voice, lang: voice.lang, rate });
    utterance.onend = () => {
      if (utterance !== current) return;
      index += 1;
      read();
    };
    utterance.onerror = () => {
      if (utterance === current) stop('paused');
    };
    // What was spoken before is no longer current when its end is reported.
    current = utterance;
    synthesis.cancel();
    synthesis.speak(utterance);
    onChange('reading', sentence);
  };

  return {
    toggle: () => (current ? stop('paused') : read()),
    /** @param value 1 is the voice's own speed */
    setRate: (value: number) => {
      rate = value;
      if (current) read();
    },
  };
}
