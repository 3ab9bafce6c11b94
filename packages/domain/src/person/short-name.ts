/**
 * Surname and initials: `Ковалевич А. П.` of `Ковалевич Анна Петровна`; a lone dash is not a patronymic (product §5).
 */
export function shortName(fullName: string): string {
  const [last = '', ...others] = fullName
    .trim()
    .split(/\s+/)
    .filter(part => part !== '-')
  return [last, ...others.slice(0, 2).map(name => `${[...name][0]}.`)].join(' ')
}
