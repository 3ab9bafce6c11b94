const OCTETS = 75
const encoder = new TextEncoder()

/** A content line of RFC 5545 §3.1: no longer than 75 octets, folded between characters, never inside one. */
export function contentLine(name: string, value: string): string {
  const lines: string[] = []
  let line = ''
  let octets = 0
  for (const character of `${name}:${value}`) {
    const size = encoder.encode(character).length
    if (octets + size > OCTETS) {
      lines.push(line)
      line = ' '
      octets = 1
    }
    line += character
    octets += size
  }
  return [...lines, line].join('\r\n')
}

/** A value of the type TEXT (RFC 5545 §3.3.11). */
export function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** A value of the type DATE-TIME, in UTC (RFC 5545 §3.3.5, form 2). */
export function instant(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '')
}
