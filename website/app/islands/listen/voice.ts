/** How long a device may take to name its voices, in milliseconds; some never say that they have none. */
const MAX_WAIT_MS = 2000;

/**
 * The voice of the device that reads a language: one on the device itself, if there is one, as others
 * need the network and send the text away.
 * @param language of the text, a code such as `ar`; `ku` alone is Sorani, as elsewhere on the site
 */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined {
  const wanted = language.toLowerCase() === 'ku' ? 'ckb' : languageOf(language);
  const matching = voices.filter(({ lang }) => languageOf(lang) === wanted);
  return matching.find(({ localService }) => localService) ?? matching[0];
}

/** The first part of a code, but for `ku`: that is Kurmanji, in Latin script, but in Iraq and Iran Sorani. */
function languageOf(code: string): string {
  // Android separates by underscores.
  const [language = '', ...parts] = code.toLowerCase().split(/[-_]/);
  if (language !== 'ku') return language;
  return parts.some((part) => /^(?:arab|i[qr])$/.test(part)) ? 'ckb' : 'kmr';
}

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
