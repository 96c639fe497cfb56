import statuette from 'icon:colombian-statue';
import sundial from 'icon:aztec-calendar-sun';
import feathers from 'icon:two-feathers';
import snake from 'icon:snake-spiral';
import skull from 'icon:death-skull';
import echo from 'icon:echo-ripples';
import compass from 'icon:compass';
import sun from 'icon:sunbeams';
import eagle from 'icon:eagle-head';
import rattlesnake from 'icon:rattlesnake';
import ancestor from 'icon:totem-mask';
import rising from 'icon:stone-stack';
import falling from 'icon:falling-boulder';
import trackers from 'icon:walking-scout';
import campfire from 'icon:campfire';
import totem from 'icon:totem-head';
import rock from 'icon:rock';

/** An icon of game-icons.net for each thing that has a name. */
export const ICON: Record<string, string> = {
  'treasure-statuette': statuette,
  'treasure-sundial': sundial,
  'treasure-feather_shield': feathers,
  'treasure-snake': snake,
  'treasure-skull': skull,
  'totem-copy': echo,
  'totem-explorer_plus1': compass,
  'totem-sundial_plus1': sun,
  'totem-feather_plus3': eagle,
  'totem-snake_equals3': rattlesnake,
  'totem-skull_minus2': ancestor,
  'totem-rock_up': rising,
  'totem-rock_down': falling,
  'totem-recruit_four': trackers,
  'totem-recruit_all': campfire,
  'symbol-rock': rock,
  'symbol-totem': totem,
};

/** The colour of a treasure, as a class of Treasure.svelte knows it. */
export function kind(treasure: string): string {
  return treasure.replace('treasure-', '');
}

/** What may still come, in figures: "3", "2–4", or "−10…−6", where a dash would look like another minus. */
export function range(lowest: number, highest: number): string {
  return lowest === highest ? figure(lowest) : `${figure(lowest)}${lowest < 0 ? '…' : '–'}${figure(highest)}`;
}

export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
