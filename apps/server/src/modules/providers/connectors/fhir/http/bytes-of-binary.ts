const QUOTE = 0x22
const BACKSLASH = 0x5c
const SLASH = 0x2f
const [OPEN, CLOSE, OPEN_LIST, CLOSE_LIST, COLON, COMMA] = [...Buffer.from('{}[]:,')]
/** Escaped white space (line feed, carriage return, tab) is allowed inside base64. */
const SPACES: ReadonlySet<number> = new Set(Buffer.from('nrt'))
const LONGEST_NAME = 64

/** Thrown when the answer is not a Binary with data. */
export class NoBinary extends Error {}

type Reading = 'name' | 'type' | 'data' | 'other'

/**
 * Decodes the file in a Binary while its JSON is being read, so that only one part of the data is in memory.
 * Throws `NoBinary` at the end of the answer at the latest.
 */
export async function* bytesOfBinary(json: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let depth = 0
  let isName = false
  let reading: Reading | null = null
  let isEscaped = false
  let name = ''
  let type = ''
  let word = ''
  let hasData = false
  let letters = ''

  const begin = (): Reading => {
    word = ''
    if (depth !== 1) return 'other'
    if (isName) return 'name'
    if (name === 'resourceType') return 'type'
    return name === 'data' ? 'data' : 'other'
  }
  const end = () => {
    if (reading === 'name') name = word
    if (reading === 'type') type = word
    if (reading === 'data') hasData = true
    reading = null
  }
  const structure = (byte: number) => {
    if (byte === OPEN || byte === OPEN_LIST) depth += 1
    if (byte === CLOSE || byte === CLOSE_LIST) depth -= 1
    if (depth !== 1) return
    if (byte === OPEN || byte === COMMA) isName = true
    if (byte === COLON) isName = false
  }
  const escaped = (byte: number) => {
    isEscaped = false
    if (reading === 'data' && byte === SLASH) letters += '/'
    else if (reading === 'data' && !SPACES.has(byte)) throw new NoBinary()
  }

  for await (const part of json) {
    const chunk = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
    let at = 0
    while (at < chunk.length) {
      const byte = chunk[at] as number
      if (reading === null) {
        if (byte === QUOTE) reading = begin()
        else structure(byte)
        at += 1
      } else if (isEscaped || byte === QUOTE || byte === BACKSLASH) {
        if (isEscaped) escaped(byte)
        else if (byte === QUOTE) end()
        else isEscaped = true
        at += 1
      } else {
        const until = endOfPlain(chunk, at)
        if (reading === 'data') letters += chunk.toString('latin1', at, until).replaceAll(/\s/g, '')
        else if (reading !== 'other' && word.length < LONGEST_NAME)
          word += chunk.toString('latin1', at, until)
        at = until
      }
    }
    const whole = letters.length - (letters.length % 4)
    if (whole > 0) yield Buffer.from(letters.slice(0, whole), 'base64')
    letters = letters.slice(whole)
  }
  if (letters !== '') yield Buffer.from(letters, 'base64')
  if (type !== 'Binary' || !hasData || depth !== 0) throw new NoBinary()
}

/** The index of the next quote or backslash, or the end of the text. */
function endOfPlain(chunk: Buffer, from: number): number {
  const quote = chunk.indexOf(QUOTE, from)
  const end = quote === -1 ? chunk.length : quote
  const backslash = chunk.subarray(from, end).indexOf(BACKSLASH)
  return backslash === -1 ? end : from + backslash
}
