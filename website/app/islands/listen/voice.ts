/** How long a device may take to name its voices, in milliseconds; some never say that they have none. */
const MAX_WAIT_MS = 2000;

/**
 * The voice of the device that reads a language: one on the device itself, if there is one, as others
 * need the network and send the text away.
 * @param language a code such as `ar`; only its first part counts
 */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const matching = voices.filter(({ lang }) => primaryOf(lang) === primaryOf(language));
  return matching.find(({ localService }) => localService) ?? matching[0];
}

// Android separates by underscores.
const primaryOf = (code: string) => code.toLowerCase().split(/[-_]/)[0];

/** Calls back with the voices of the device, which come late in some browsers; empty if it has none. */
export function whenVoicesAreKnown(
  synthesis: SpeechSynthesis,
  onVoices: (voices: SpeechSynthesisVoice[]) => void,
): void {
  let isDone = false;
  const finish = () => {
    if (isDone) return;
    isDone = true;
    onVoices(synthesis.getVoices());
  };
  if (synthesis.getVoices().length > 0) finish();
  else {
    synthesis.addEventListener('voiceschanged', finish, { once: true });
    setTimeout(finish, MAX_WAIT_MS);
  }
}
