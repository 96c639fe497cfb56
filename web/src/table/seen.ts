/** How far this device has seen each table, so that whoever comes back is told what is new. */
const PLACE = 'quivira-seen';
const MOST = 50; // tables; the one looked at longest ago is forgotten

function all(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number>;
  } catch {
    return {}; // storage is closed or holds what is not ours
  }
}

export function seenAt(table: string): number {
  return all()[table] ?? 0;
}

export function keepSeen(table: string, number: number): void {
  const others = Object.entries(all()).filter(([other]) => other !== table);
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, number]])));
  } catch {
    // a browser without storage tells it once too often, nothing else
  }
}
