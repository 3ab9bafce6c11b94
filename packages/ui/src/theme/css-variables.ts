import type { CSSVariablesResolver } from '@mantine/core'

/** Colours whose Mantine defaults have less contrast than AA, and the surfaces: cards on a warm page. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#faf9f7',
    '--mantine-color-error': '#b42323',
    '--mantine-color-placeholder': '#6e6860',
    '--mantine-color-anchor': '#0b6661',
    '--vizit-surface': '#ffffff',
    '--vizit-border': '#e1ddd6',
    '--vizit-control-border': '#8f887f',
    '--vizit-accent-soft': '#e8f6f5',
    '--vizit-accent-text': '#0b6661',
    '--vizit-danger': '#b42323',
    '--vizit-danger-soft': '#fdf0ef',
    '--vizit-danger-border': '#e3aaa6',
    '--vizit-warning-soft': '#fdf4df',
    '--vizit-shadow': '0 1px 3px rgb(60 50 40 / 0.1)',
  },
  dark: {
    '--mantine-color-body': '#1a1817',
    '--mantine-color-error': '#ff9a94',
    '--mantine-color-placeholder': '#b5afa8',
    '--mantine-color-anchor': '#6bc0ba',
    // Mantine's own is darker than the cards below it.
    '--mantine-color-teal-light': '#12322f',
    '--mantine-color-teal-light-hover': '#1a4540',
    '--mantine-color-teal-light-color': '#9fd6d2',
    // Mantine's own is nearly white, so that "Remove" looked like any other button.
    '--mantine-color-red-light-color': '#ff9a94',
    '--vizit-surface': '#242220',
    '--vizit-border': '#3d3935',
    '--vizit-control-border': '#8f8982',
    '--vizit-accent-soft': '#12322f',
    '--vizit-accent-text': '#9fd6d2',
    '--vizit-danger': '#b42323',
    '--vizit-danger-soft': '#3a1f1d',
    '--vizit-danger-border': '#7d413d',
    '--vizit-warning-soft': '#3a2f17',
    '--vizit-shadow': '0 1px 3px rgb(0 0 0 / 0.4)',
  },
})
