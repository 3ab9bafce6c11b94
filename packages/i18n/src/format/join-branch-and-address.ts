/**
 * Joins a branch and its address into one line without repetitions, because a branch's name often ends with the start
 * of its address: `«Вита», Минск, ул. Скорины` and `Минск, ул. Скорины, 12` become `«Вита», Минск, ул. Скорины, 12`.
 */
export function joinBranchAndAddress(branch: string, address: string): string {
  const name = partsOf(branch)
  const rest = partsOf(address)
  const longest = Math.min(name.length, rest.length)
  const same = Array.from({ length: longest }, (_, n) => longest - n).find(count =>
    name.slice(-count).every((part, at) => fold(part) === fold(rest[at] ?? '')),
  )
  return [...name, ...rest.slice(same ?? 0)].join(', ')
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}

const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
