import { type MantineTheme, rem } from '@mantine/core'
import { dark, gray, red, teal } from './palettes.ts'
import { variantColors } from './variant-colors.ts'

const fontFamily = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'
const isMedium = { defaultProps: { size: 'md' } }

/**
 * The complete theme for components, written out: Mantine's provider would add its default theme, fourteen palettes and
 * the generator of the variables to every first screen. The variables are in `variables.css`.
 */
const whole: Omit<MantineTheme, 'colors' | 'shadows'> &
  Pick<Partial<MantineTheme>, 'shadows'> & {
    colors: Partial<MantineTheme['colors']>
  } = {
  scale: 1,
  fontSmoothing: true,
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  activeClassName: 'mantine-active',
  focusClassName: '',
  white: '#fff',
  black: '#24211f',
  colors: { teal, gray, dark, red },
  primaryColor: 'teal',
  primaryShade: 6,
  variantColorResolver: variantColors,
  autoContrast: false,
  luminanceThreshold: 0.3,
  defaultGradient: { from: 'blue', to: 'cyan', deg: 45 },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '16px', xl: '24px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  fontFamily,
  fontFamilyMonospace:
    'ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, Liberation Mono, Courier New, monospace',
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(18), xl: rem(20) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.65' },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  headings: {
    fontFamily,
    fontWeight: '650',
    textWrap: 'wrap',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.3' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: rem(18), lineHeight: '1.45' },
      h5: { fontSize: rem(16), lineHeight: '1.5' },
      h6: { fontSize: rem(14), lineHeight: '1.5' },
    },
  },
  other: {},
  components: {
    Button: isMedium,
    TextInput: isMedium,
    NativeSelect: isMedium,
    Checkbox: isMedium,
    Radio: isMedium,
    RadioGroup: isMedium,
    Skeleton: { defaultProps: { animate: true } },
  },
}

/** It has only the palettes that the product uses, and no component of the product reads shadows. */
export const theme = whole as MantineTheme
