/** The parameter of a post's page that asks for a machine's translation, and its only value. */
export const MACHINE_TRANSLATION = { name: 'translation', value: 'machine' } as const;

/** @param path of a post's page */
export const machineTranslationPath = (path: string): string =>
  `${path}?${MACHINE_TRANSLATION.name}=${MACHINE_TRANSLATION.value}`;

/** Whether an address asks for a machine's translation. */
export const asksForMachineTranslation = (query: URLSearchParams): boolean =>
  query.get(MACHINE_TRANSLATION.name) === MACHINE_TRANSLATION.value;
