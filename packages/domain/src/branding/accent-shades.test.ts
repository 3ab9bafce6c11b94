import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentShades } from './accent-shades.ts'
import { colourOf, contrast, WHITE } from './colour.ts'

const light = { page: '#faf9f7', card: '#ffffff' }
const dark = { page: '#1a1817', card: '#242220' }
const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map(number => `#${number.toString(16).padStart(6, '0')}`)
const between = (one: string, other: string) => contrast(colourOf(one), colourOf(other))

test.each([
  ['light', light],
  ['dark', dark],
] as const)('any colour of a clinic is made readable on a %s page', (scheme, surfaces) => {
  fc.assert(
    fc.property(anyColour, accent => {
      const { filled, filledHover, soft, text } = accentShades(accent, surfaces, scheme)
      for (const under of [surfaces.page, surfaces.card, soft])
        expect(between(text, under)).toBeGreaterThanOrEqual(4.5)
      for (const button of [filled, filledHover])
        expect(contrast(colourOf(button), WHITE)).toBeGreaterThanOrEqual(4.5)
      expect(between(filled, surfaces.card)).toBeGreaterThanOrEqual(3)
    }),
    { examples: [['#000000'], ['#ffffff'], ['#ffff00'], ['#0000ff']] },
  )
})

test('a readable colour is not changed', () => {
  const { filled, text } = accentShades('#a61e4d', light, 'light')
  expect([filled, text]).toEqual(['#a61e4d', '#a61e4d'])
})

test('contrast is computed as in WCAG', () => {
  expect(contrast(colourOf('#000000'), WHITE)).toBeCloseTo(21)
  expect(between('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
