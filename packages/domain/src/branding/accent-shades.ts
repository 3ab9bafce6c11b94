import { BLACK, type Colour, colourOf, contrast, mixed, WHITE, written } from './colour.ts'

/** The shades of a clinic's colour on pages of one colour scheme; written as `#1a2b3c`. */
export interface AccentShades {
  /** The background of buttons with white text. */
  readonly filled: string
  readonly filledHover: string
  /** The background of highlighted text in the colour `text`. */
  readonly soft: string
  /** The colour of text and links on the page, on cards and on `soft`. */
  readonly text: string
}

export interface Surfaces {
  readonly page: string
  readonly card: string
}

/** WCAG 2.2 AA: the contrast of text, and of other elements that must be visible. */
const WORDS = 4.5
const SHAPES = 3
const STEPS = 256

/** Makes a clinic's colour darker or lighter, only as far as it is needed for the contrast of WCAG 2.2 AA. */
export function accentShades(accent: string, surfaces: Surfaces, scheme: 'light' | 'dark'): AccentShades {
  const colour = colourOf(accent)
  const [page, card] = [colourOf(surfaces.page), colourOf(surfaces.card)]
  const soft = mixed(card, colour, scheme === 'light' ? 0.1 : 0.2)
  const text = towards(scheme === 'light' ? BLACK : WHITE, colour, tried =>
    [page, card, soft].every(under => contrast(tried, under) >= WORDS),
  )
  const underWhite = towards(BLACK, colour, tried => contrast(tried, WHITE) >= WORDS)
  const filled = towards(WHITE, underWhite, tried => contrast(tried, card) >= SHAPES)
  return {
    filled: written(filled),
    filledHover: written(mixed(filled, BLACK, 0.12)),
    soft: written(soft),
    text: written(text),
  }
}

/** The first colour between `colour` and `end` that passes the test. */
function towards(end: Colour, colour: Colour, willDo: (tried: Colour) => boolean): Colour {
  for (let step = 0; step < STEPS; step++) {
    const tried = mixed(colour, end, step / STEPS)
    if (willDo(tried)) return tried
  }
  return end
}
