/** What the signs of a game mean. */
import type { Text } from "./text.svelte";

export interface Meaning {
  icon: string;
  name: string;
  help: string;
}

/** The meaning of a sign: by the legend, or by the name that the thing has anyway; none if it has no name. */
export function meaning(icon: string, legend: Text | null, text: Text): Meaning | undefined {
  const id = `legend-${icon}`;
  if (legend?.has(id)) return { icon, name: legend.say(id), help: legend.say(`${id}.help`) };
  return text.has(icon) ? { icon, name: text.say(icon), help: "" } : undefined;
}
