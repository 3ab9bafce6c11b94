/** Surname and initials: `Ковалевич А. П.` of `Ковалевич Анна Петровна`. */
export function shortName(fullName: string): string {
  const [last = '', ...others] = fullName.trim().split(/\s+/)
  return [last, ...others.slice(0, 2).map(name => `${[...name][0]}.`)].join(' ')
}
