/** The cells of one line; null: its quotation marks are broken. A cell has no line breaks. */
export function cellsOf(text: string, delimiter: string): readonly string[] | null {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  for (let rest = text; ; ) {
    const [whole, quoted] = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest) ?? []
    const end = whole === undefined ? rest.indexOf(delimiter) : whole.length
    const cell =
      quoted === undefined ? rest.slice(0, end < 0 ? undefined : end) : quoted.replaceAll('""', '"')
    if (quoted === undefined && cell.includes('"')) return null
    cells.push(cell)
    if (end < 0 || end === rest.length) return cells
    if (!rest.startsWith(delimiter, end)) return null
    rest = rest.slice(end + delimiter.length)
  }
}

/** Whether a line ends inside quotation marks that a cell began with. */
export function endsInQuotes(text: string, delimiter: string): boolean {
  for (let rest = text; ; ) {
    const [whole] = /^\s*"(?:[^"]|"")*"\s*/.exec(rest) ?? []
    if (whole === undefined && rest.trimStart().startsWith('"')) return true
    const end = rest.indexOf(delimiter, whole?.length)
    if (end < 0) return false
    rest = rest.slice(end + delimiter.length)
  }
}

/** What separates the cells of a file, by its header. */
export const delimiterOf = (header: string): string =>
  [';', ',', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ','
