import type { MantineColorsTuple } from '@mantine/core'

/** The brand colour. White text on shade 6 has a contrast of 5.2. */
export const teal: MantineColorsTuple = [
  '#e8f6f5',
  '#cfeae8',
  '#9fd6d2',
  '#6bc0ba',
  '#3fa9a2',
  '#1f938c',
  '#0f7b75',
  '#0b6661',
  '#08524e',
  '#053c39',
]

/** Warm greys. Shade 6 on the page has a contrast of 4.9. */
export const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f3f1ee',
  '#e8e5e0',
  '#d9d5ce',
  '#beb8af',
  '#8f887f',
  '#6e6860',
  '#544f49',
  '#3b3733',
  '#24211f',
]

export const dark: MantineColorsTuple = [
  '#ece9e5',
  '#d3cec8',
  '#b5afa8',
  '#8f8982',
  '#6a645e',
  '#4a4540',
  '#35312e',
  '#211f1d',
  '#1a1817',
  '#121110',
]

/** The colour of warnings: Mantine's red, listed here so that its other palettes are not loaded. */
export const red: MantineColorsTuple = [
  '#fff5f5',
  '#ffe3e3',
  '#ffc9c9',
  '#ffa8a8',
  '#ff8787',
  '#ff6b6b',
  '#fa5252',
  '#f03e3e',
  '#e03131',
  '#c92a2a',
]
