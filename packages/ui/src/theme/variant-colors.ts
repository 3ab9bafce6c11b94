import type { VariantColorsResolver } from '@mantine/core'

const plain = { border: 'calc(0.0625rem * var(--mantine-scale)) solid transparent' }

/** Colours of buttons, the same as Mantine's, for the variants, palettes and colours that the product uses. */
export const variantColors: VariantColorsResolver = ({ color, variant }) => {
  const shade = (name: string) => `var(--mantine-color-${color}-${name})`
  switch (variant) {
    case 'filled':
      if (color?.startsWith('var(')) {
        return {
          ...plain,
          background: color,
          hover: `color-mix(in srgb, ${color}, black 10%)`,
          color: 'var(--mantine-color-white)',
        }
      }
      return {
        ...plain,
        background: shade('filled'),
        hover: shade('filled-hover'),
        color: 'var(--mantine-color-white)',
      }
    case 'light':
      return {
        ...plain,
        background: shade('light'),
        hover: shade('light-hover'),
        color: shade('light-color'),
      }
    case 'subtle':
      return { ...plain, background: 'transparent', hover: shade('light-hover'), color: shade('light-color') }
    case 'transparent':
      return { ...plain, background: 'transparent', hover: 'transparent', color: String(color) }
    default:
      return {
        background: 'var(--mantine-color-default)',
        hover: 'var(--mantine-color-default-hover)',
        color: 'var(--mantine-color-default-color)',
        border: 'calc(0.0625rem * var(--mantine-scale)) solid var(--mantine-color-default-border)',
      }
  }
}
