/**
 * The memory of a website, in megabytes.
 * @param metricsUrl URL of its Prometheus metrics
 */
export async function memoryOf(metricsUrl: string): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(metrics)?.[1]);
  if (!bytes) throw new Error(`${metricsUrl} does not contain the memory.`);
  return bytes / 1024 / 1024;
}
