import './clinic-accent.css'
import { accentShades } from '@vizit/domain/branding/accent-shades.ts'

/** The same as in `packages/ui/src/theme`. */
const SURFACES = {
  light: { page: '#faf9f7', card: '#ffffff' },
  dark: { page: '#1a1817', card: '#242220' },
} as const

/** Applies a clinic's colour to the page, in both colour schemes, adjusted for contrast. */
export function applyAccentColour(accent: string): void {
  const { style, dataset } = document.documentElement
  for (const scheme of ['light', 'dark'] as const) {
    const { filled, filledHover, soft, text } = accentShades(accent, SURFACES[scheme], scheme)
    style.setProperty(`--clinic-${scheme}-filled`, filled)
    style.setProperty(`--clinic-${scheme}-filled-hover`, filledHover)
    style.setProperty(`--clinic-${scheme}-soft`, soft)
    style.setProperty(`--clinic-${scheme}-text`, text)
  }
  dataset.clinicAccent = accent
}
