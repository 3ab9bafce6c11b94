/** The option to which an arrow leads, of those numbered 0 to `last`; -1: none yet. After the last comes the first. */
export function nextOption(active: number, key: 'ArrowDown' | 'ArrowUp', last: number): number {
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1
  return active <= 0 ? last : active - 1
}
