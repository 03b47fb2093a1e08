/**
 * The memory of a website, in megabytes.
 * @param metricsUrl where its figures for Prometheus are
 */
export async function memoryOf(metricsUrl: string): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
  if (!bytes) throw new Error(`${metricsUrl} does not tell the memory.`);
  return bytes / 1024 / 1024;
}
