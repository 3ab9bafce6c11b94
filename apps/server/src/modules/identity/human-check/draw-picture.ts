import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { digitStrokes, type Point, type Stroke } from './digit-strokes.ts'

const WIDTH = 400
const HEIGHT = 144
const INK = '#24211f'
const DIGIT_WIDTH = 44
const DIGIT_HEIGHT = 84

const between = (least: number, most: number) => least + (randomInt(1_000_000) / 1_000_000) * (most - least)

/**
 * Draws digits, dark on white in either colour scheme. The picture is sent as pixels: from SVG paths a program
 * could read the digits.
 */
export function drawPicture(digits: string): Promise<Buffer> {
  const step = WIDTH / digits.length
  const drawn = [...digits].map((digit, index) => drawDigit(Number(digit), step * (index + 0.5)))
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none" stroke="${INK}"`,
    ` stroke-linecap="round" stroke-linejoin="round"><rect width="100%" height="100%" fill="#fff" stroke="none"/>`,
    ...drawn,
    ...Array.from({ length: 4 }, scratch),
    '</svg>',
  ]
  return sharp(Buffer.from(svg.join('')))
    .png({ palette: true, colours: 8 })
    .toBuffer()
}

/** Each digit is rotated, slanted, shifted and drawn differently each time. */
function drawDigit(digit: number, centre: number): string {
  const place = `translate(${centre + between(-6, 6)} ${HEIGHT / 2 + between(-12, 12)})`
  const bend = `rotate(${between(-14, 14)}) skewX(${between(-10, 10)}) scale(${between(0.85, 1.15)})`
  const strokes = digitStrokes[digit] ?? []
  const path = strokes.map(stroke => smooth(stroke.map(shaken))).join('')
  return `<path transform="${place} ${bend}" stroke-width="${between(5, 8)}" d="${path}"/>`
}

const shaken = ([x, y]: Point): Point => [
  (x - 0.5) * DIGIT_WIDTH + between(-1.6, 1.6),
  (y - 0.5) * DIGIT_HEIGHT + between(-1.6, 1.6),
]

/** A line across the picture in the colour of the digits, so that colour does not separate them. */
function scratch(): string {
  const at = (x: number): Point => [x, between(10, HEIGHT - 10)]
  const d = smooth([at(0), at(WIDTH * 0.3), at(WIDTH * 0.7), at(WIDTH)])
  return `<path stroke-width="${between(2, 3)}" d="${d}"/>`
}

/** A smooth curve through all points (Catmull–Rom). */
function smooth(points: Stroke): string {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0]
  const start = at(0)
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, ...to].map(n => n.toFixed(1)).join(' ')}`
  })
  return `M${start[0].toFixed(1)} ${start[1].toFixed(1)}${curves.join('')}`
}
