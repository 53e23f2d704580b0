interface Rule {
  readonly allows: boolean;
  readonly path: string;
}

interface Group {
  readonly agents: string[];
  readonly rules: Rule[];
}

/** Whether robots.txt lets a program read a path (RFC 9309): its group's longest rule decides; `allow` in a tie. */
export function allowsRobot(text: string, agent: string, path: string): boolean {
  const groups = groupsOf(text);
  const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  const own = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes("*"));
  const matching = own.flatMap(({ rules }) => rules).filter((rule) => matches(rule.path, path));
  const longest = Math.max(0, ...matching.map((rule) => rule.path.length));
  const deciding = matching.filter((rule) => rule.path.length === longest);
  return deciding.length === 0 || deciding.some(({ allows }) => allows);
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let collectsAgents = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [field, value] = fieldOf(line);
    if (field === "user-agent") {
      if (!collectsAgents) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(value.toLowerCase());
      collectsAgents = true;
    } else if (field === "allow" || field === "disallow") {
      collectsAgents = false;
      // An empty rule forbids nothing.
      if (value !== "") groups.at(-1)?.rules.push({ allows: field === "allow", path: value });
    }
  }
  return groups;
}

/** Cut without a pattern: one would take time with the square of a long line. */
function fieldOf(line: string): [field: string, value: string] {
  const [said = ""] = line.split("#", 1);
  const colon = said.indexOf(":");
  return colon < 0 ? ["", ""] : [said.slice(0, colon).trim().toLowerCase(), said.slice(colon + 1).trim()];
}

/** `*` matches anything, and `$` at the end matches the path's end. The work is at most pattern times path. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith("$");
  const [first = "", ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of others.entries()) {
    const isLast = index === others.length - 1;
    if (isWhole && isLast) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}
