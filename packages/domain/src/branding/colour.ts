/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

export const WHITE: Colour = [255, 255, 255]
export const BLACK: Colour = [0, 0, 0]

/** Parses `#1a2b3c`. */
export function colourOf(written: string): Colour {
  const number = Number.parseInt(written.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

export const written = (colour: Colour): string =>
  `#${colour.map(part => part.toString(16).padStart(2, '0')).join('')}`

/** Mixes `share` (0 to 1) of the other colour into this one. */
export const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const part = (index: 0 | 1 | 2) => Math.round(one[index] + (other[index] - one[index]) * share)
  return [part(0), part(1), part(2)]
}

/** The contrast ratio of WCAG 2.2: 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(part: number): number {
  const share = part / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
