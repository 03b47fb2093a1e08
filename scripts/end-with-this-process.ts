const kills = new Set<() => void>();

process.on('exit', () => {
  for (const kill of kills) kill();
});

/**
 * Has a program end with this process at the latest: it would otherwise outlive it, if it fails before
 * it has stopped the program.
 * @param ended resolves when the program has ended
 * @param kill ends it at once
 */
export function endWithThisProcess(ended: Promise<unknown>, kill: () => void): void {
  kills.add(kill);
  void ended.finally(() => kills.delete(kill));
}
