import {
  DEFAULT_THEME,
  defaultVariantColorsResolver,
  MantineProvider,
  mergeMantineTheme,
} from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cssVariables } from './css-variables.ts'
import { theme } from './theme.ts'

const merged = mergeMantineTheme(DEFAULT_THEME, theme)

/** The CSS variables that Mantine's own provider would write into the page. */
function variables(): string {
  const page = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      {null}
    </MantineProvider>,
  )
  const [, style = ''] = /<style data-mantine-styles="true">(.*?)<\/style>/s.exec(page) ?? []
  return style
}

test("the theme's variables are those that Mantine would compute", async () => {
  const css = variables()
    .replaceAll(/\s*([{};])\s*/g, '$1')
    .replaceAll(', :host', ',\n:host')
    .replaceAll('{', ' {\n')
    .replaceAll(';', ';\n')
    .replaceAll('}', '}\n')
    .replaceAll(/^--/gm, '  --')
    .replaceAll(/^( {2}--[\w-]+):\s*/gm, '$1: ')
  await expect(css).toMatchFileSnapshot('./variables.css')
})

test.each(['fontSizes', 'lineHeights', 'fontWeights', 'radius', 'spacing', 'breakpoints'] as const)(
  'the theme defines all %s that Mantine has',
  scale => {
    expect(Object.keys(theme[scale])).toEqual(Object.keys(merged[scale]))
  },
)

test('Mantine computes nothing of the theme but palettes and shadows', () => {
  const { colors: _, shadows: __, ...ours } = theme
  const { colors: ___, shadows: ____, ...whole } = merged
  expect(ours).toEqual(whole)
})

test.each(['filled', 'light', 'subtle', 'default'])("a button that is %s has Mantine's colours", variant => {
  for (const color of ['teal', 'red', 'gray']) {
    const asked = { color, variant, theme: merged }
    expect(theme.variantColorResolver(asked)).toEqual(defaultVariantColorsResolver(asked))
  }
})

test.each([
  ['filled', 'var(--vizit-danger)'],
  ['transparent', 'white'],
])("a button that is %s with the colour %s has Mantine's colours", (variant, color) => {
  const asked = { color, variant, theme: merged }
  expect(theme.variantColorResolver(asked)).toEqual(defaultVariantColorsResolver(asked))
})
