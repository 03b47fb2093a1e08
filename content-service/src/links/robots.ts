/** A path that robots may or may not read; the longest that fits decides (RFC 9309). */
interface PathRule {
  isAllowed: boolean;
  path: string;
}

/**
 * Reads a robots.txt.
 * @param product the name by which our requests introduce themselves, in lower case
 * @returns whether a path with its query may be read
 */
export function readRobots(text: string, product: string): (path: string) => boolean {
  const groups = groupsOf(text);
  const own = groups.filter(({ agents }) => agents.includes(product));
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  const rules = chosen.flatMap((group) => group.rules);
  return (path) => {
    const fitting = rules.filter((rule) => fits(rule.path, path));
    const longest = Math.max(0, ...fitting.map((rule) => rule.path.length));
    const deciding = fitting.filter((rule) => rule.path.length === longest);
    return deciding.length === 0 || deciding.some(({ isAllowed }) => isAllowed);
  };
}

interface Group {
  agents: string[];
  rules: PathRule[];
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let isAgentLine = false;
  for (const line of text.split(/\r\n?|\n/)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const name = key.toLowerCase();
    if (name === 'user-agent') {
      if (!isAgentLine) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.trim().toLowerCase());
      isAgentLine = true;
    } else if (name === 'allow' || name === 'disallow') {
      isAgentLine = false;
      const path = value.trim();
      if (path !== '') groups.at(-1)?.rules.push({ isAllowed: name === 'allow', path });
    }
  }
  return groups;
}

/** `*` stands for anything, `$` for the end. Compared part by part, so that no pattern takes long. */
function fits(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$');
  const [start = '', ...parts] = (isWhole ? rule.slice(0, -1) : rule).split('*');
  if (!path.startsWith(start)) return false;
  let position = start.length;
  for (const [index, part] of parts.entries()) {
    if (isWhole && index === parts.length - 1) {
      return path.length - part.length >= position && path.endsWith(part);
    }
    const found = path.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return !isWhole || position === path.length;
}
