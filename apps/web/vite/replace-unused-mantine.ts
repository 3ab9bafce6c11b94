import type { Plugin } from 'vite'
import { LEAN } from './lean-mantine.ts'

const COLOURS = '/@mantine/core/esm/core/MantineProvider/'
const RESOLVERS = '/@mantine/core/esm/core/Box/style-props/resolvers/'
const COMPONENTS = '/@mantine/core/esm/components/'

/** What stands for parts of Mantine that the app never needs, by the end of the module's name. */
const INSTEAD: Readonly<Record<string, string>> = {
  ...LEAN,
  // It serves components outside of any provider, with fourteen palettes and the makers of their colours.
  [`${COLOURS}default-theme.mjs`]: 'export const DEFAULT_THEME = {}',
  // The luminance of a colour chooses the text on it for `autoContrast`, which the theme (`theme.ts`) does not use.
  [`${COLOURS}color-functions/luminance/luminance.mjs`]:
    'export const luminance = () => 0; export const isLightColor = () => false',
  // No button is a gradient, and no component is given a border, a font or a height of its lines as a property.
  [`${COLOURS}color-functions/get-gradient/get-gradient.mjs`]: "export const getGradient = () => ''",
  [`${RESOLVERS}border-resolver/border-resolver.mjs`]: 'export const borderResolver = value => value',
  [`${RESOLVERS}font-family-resolver/font-family-resolver.mjs`]:
    'export const fontFamilyResolver = value => value',
  [`${RESOLVERS}line-height-resolver/line-height-resolver.mjs`]:
    'export const lineHeightResolver = value => value',
  // Only the loader of a busy button moves in; it appears at its place at once.
  [`${COMPONENTS}Transition/Transition.mjs`]:
    'export const Transition = ({ mounted, transition, children }) => mounted ? children(transition.in ?? {}) : null',
  // Buttons form no groups.
  [`${COMPONENTS}Button/ButtonGroup/ButtonGroup.mjs`]: 'export const ButtonGroup = null',
  [`${COMPONENTS}Button/ButtonGroupSection/ButtonGroupSection.mjs`]: 'export const ButtonGroupSection = null',
  [`${COMPONENTS}ActionIcon/ActionIconGroup/ActionIconGroup.mjs`]: 'export const ActionIconGroup = null',
  [`${COMPONENTS}ActionIcon/ActionIconGroupSection/ActionIconGroupSection.mjs`]:
    'export const ActionIconGroupSection = null',
  // No property of a component depends on the width of the window.
  '/@mantine/core/esm/core/InlineStyles/InlineStyles.mjs': 'export const InlineStyles = () => null',
  '/@mantine/core/esm/core/Box/style-props/parse-style-props/sort-media-queries.mjs':
    'export const sortMediaQueries = parsed => parsed',
  // The loader of the theme is the oval one.
  [`${COMPONENTS}Loader/loaders/Bars.mjs`]: 'export const Bars = null',
  [`${COMPONENTS}Loader/loaders/Dots.mjs`]: 'export const Dots = null',
}

export function replaceUnusedMantine(): Plugin {
  return {
    name: 'replace-unused-mantine',
    apply: 'build',
    load: id => INSTEAD[id.slice(id.indexOf('/@mantine/'))] ?? null,
  }
}
