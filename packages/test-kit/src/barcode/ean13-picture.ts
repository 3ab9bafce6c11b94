/** The widths of the seven modules of a digit as bits; of the right half they are inverted, of an even digit of the left reversed too. */
const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const PARITY = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]
const inverted = (bits: string) => [...bits].map(bit => (bit === '1' ? '0' : '1')).join('')

function modulesOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number)
  const bitsOf = (digit: number, at: number) => {
    const left = LEFT[digit] ?? ''
    if (at >= 6) return inverted(left)
    return PARITY[first]?.[at] === 'G' ? [...inverted(left)].toReversed().join('') : left
  }
  const bits = digits.map(bitsOf)
  return `101${bits.slice(0, 6).join('')}01010${bits.slice(6).join('')}101`
}

const MODULE = 4
const QUIET = 40
const WHITE = 255

export type Turn = 0 | 90 | 180 | 270

/** A barcode as a camera sees it, turned: the part of `ImageData` that is read. */
export function ean13Picture(code: string, turn: Turn): Pick<ImageData, 'data' | 'width' | 'height'> {
  const bits = modulesOf(code)
  const [long, short] = [bits.length * MODULE + 2 * QUIET, 200]
  const isUpright = turn === 0 || turn === 180
  const [width, height] = isUpright ? [long, short] : [short, long]
  const data = new Uint8ClampedArray(width * height * 4).fill(WHITE)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const along = isUpright ? x : y
      const at = Math.floor(((turn < 180 ? along : long - 1 - along) - QUIET) / MODULE)
      if (bits[at] === '1') data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  return { data, width, height }
}
