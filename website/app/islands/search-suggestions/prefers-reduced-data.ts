/** https://wicg.github.io/netinfo/ and https://wicg.github.io/savedata/, which not all browsers have. */
type WithConnection = { connection?: { saveData?: boolean; effectiveType?: string } };

/** Connections on which nothing is loaded that a visitor may not need: `server/save-data.ts` has the same. */
const slowConnections = ['slow-2g', '2g', '3g'];

/** Whether the visitor asks to save data, or has a slow connection. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & WithConnection;
  return connection?.saveData === true || slowConnections.includes(connection?.effectiveType ?? '');
}
