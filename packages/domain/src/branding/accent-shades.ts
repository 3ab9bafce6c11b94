import { BLACK, type Colour, colourOf, contrast, mixed, WHITE, written } from './colour.ts'

/** What a clinic's colour becomes on a page of one scheme; written as `#1a2b3c`. */
export interface AccentShades {
  /** Of buttons, under white words. */
  readonly filled: string
  readonly filledHover: string
  /** Behind words that stand out, under `text`. */
  readonly soft: string
  /** Of words and links, on the page, on cards and on `soft`. */
  readonly text: string
}

export interface Surfaces {
  readonly page: string
  readonly card: string
}

/** WCAG 2.2 AA: of words, and of what is no word but must be seen. */
const WORDS = 4.5
const SHAPES = 3
const STEPS = 256

/** A clinic's colour, made darker or lighter only as far as people need to read it (look: "contrast AA at least"). */
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

/** The first colour on the way to another one that will do. */
function towards(end: Colour, colour: Colour, willDo: (tried: Colour) => boolean): Colour {
  for (let step = 0; step < STEPS; step++) {
    const tried = mixed(colour, end, step / STEPS)
    if (willDo(tried)) return tried
  }
  return end
}
