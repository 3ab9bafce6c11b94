import type { Plugin } from 'vite'

/**
 * What Mantine computes with colours and the app never needs, by the end of the module's name:
 * - the default theme serves components outside of any provider, with fourteen palettes and the makers of their colours;
 * - the luminance of a colour chooses the text on it for `autoContrast`, which the theme (`theme.ts`) does not use.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  'default-theme.mjs': 'export const DEFAULT_THEME = {}',
  'color-functions/luminance/luminance.mjs':
    'export const luminance = () => 0; export const isLightColor = () => false',
}

const FOLDER = '/@mantine/core/esm/core/MantineProvider/'

export function dropUnusedColours(): Plugin {
  return {
    name: 'drop-unused-colours',
    apply: 'build',
    load: id => INSTEAD[id.split(FOLDER)[1] ?? ''] ?? null,
  }
}
