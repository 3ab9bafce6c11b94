import './styles.css'
import { MantineContext, MantineThemeContext } from '@mantine/core'
import { TextsProvider } from '@vizit/i18n/react/texts-provider.tsx'
import type { Texts } from '@vizit/i18n/texts.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useColorScheme } from './color-scheme.ts'
import { theme } from './theme.ts'

/** What Mantine's own provider gives its components; the colour scheme is always that of the device. */
const mantine: ComponentProps<typeof MantineContext>['value'] = {
  colorScheme: 'auto',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
}

/** The theme and the language above every screen. */
export function UiProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  useColorScheme()
  return (
    <MantineContext value={mantine}>
      <MantineThemeContext value={theme}>
        <TextsProvider texts={texts}>{children}</TextsProvider>
      </MantineThemeContext>
    </MantineContext>
  )
}
