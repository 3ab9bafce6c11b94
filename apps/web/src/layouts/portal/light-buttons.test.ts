import { BLACK, colourOf, contrast } from '@vizit/domain/branding/colour.ts'
import { cssVariables } from '@vizit/ui/theme/css-variables.ts'
import { theme } from '@vizit/ui/theme/theme.ts'
import { expect, test } from 'vitest'

test('a button that is light can be read in the dark theme, and is lighter than the card below it', () => {
  const { dark } = cssVariables(theme)
  const colours = dark as Readonly<Record<string, string>>
  const colour = (name: string) => colourOf(colours[name] ?? '')
  const card = colour('--vizit-surface')
  for (const name of ['--mantine-color-teal-light', '--mantine-color-teal-light-hover']) {
    expect(contrast(colour('--mantine-color-teal-light-color'), colour(name))).toBeGreaterThan(4.5)
    expect(contrast(colour(name), BLACK)).toBeGreaterThan(contrast(card, BLACK))
  }
})
