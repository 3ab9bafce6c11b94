import smpp from 'smpp'

/** An SMS has 140 bytes; the header of a part takes six of them. */
const WIDTHS = { gsm: { whole: 160, part: 153 }, ucs2: { whole: 140, part: 134 } } as const
const ESCAPE = 0x1b

export interface SmsParts {
  /** SMPP's `data_coding`: the gateway's default alphabet (GSM 03.38), or UCS-2. */
  readonly dataCoding: 0 | 8
  /** Parts of one text; each is sent as a separate message. */
  readonly parts: readonly Buffer[]
}

/** Encodes a text for phones: in the GSM alphabet if it has all the letters, else in UCS-2. */
export function smsParts(written: string): SmsParts {
  const text = inGsm(written)
  const isGsm = smpp.encodings.ASCII.match(text)
  const encoded = isGsm ? smpp.encodings.ASCII.encode(text) : smpp.encodings.UCS2.encode(text)
  const { whole, part } = isGsm ? WIDTHS.gsm : WIDTHS.ucs2
  const parts =
    encoded.length <= whole ? [encoded] : cut(encoded, part, isGsm ? escapeEndsAt : surrogateEndsAt)
  return { dataCoding: isGsm ? 0 : 8, parts }
}

/**
 * One letter outside the GSM alphabet halves what a part holds, so `Puškina` becomes `Puskina` if that is enough.
 */
function inGsm(text: string): string {
  if (smpp.encodings.ASCII.match(text)) return text
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[\u2010\u2011–—]/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ')
  return smpp.encodings.ASCII.match(plain) ? plain : text
}

/** Characters of two septets or of two UCS-2 units are not split. */
function cut(encoded: Buffer, width: number, splits: (encoded: Buffer, end: number) => number): Buffer[] {
  const parts: Buffer[] = []
  for (let start = 0; start < encoded.length; ) {
    const end = start + width
    const wholeEnd = end < encoded.length ? end - splits(encoded, end) : encoded.length
    parts.push(encoded.subarray(start, wholeEnd))
    start = wholeEnd
  }
  return parts
}

const escapeEndsAt = (encoded: Buffer, end: number) => (encoded[end - 1] === ESCAPE ? 1 : 0)

const surrogateEndsAt = (encoded: Buffer, end: number) => (((encoded[end - 2] ?? 0) & 0xfc) === 0xd8 ? 2 : 0)

/** The header by which a phone joins the parts of one `reference` (8 bits). */
export function partHeader(reference: number, count: number, number: number): Buffer {
  return Buffer.from([5, 0, 3, reference & 0xff, count, number])
}
