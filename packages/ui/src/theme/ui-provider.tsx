import './styles.css'
import { MantineContext, MantineThemeContext } from '@mantine/core'
import { TextsProvider } from '@vizit/i18n/react/texts-provider.tsx'
import type { Texts } from '@vizit/i18n/texts.ts'
import type { ComponentProps, ReactNode } from 'react'
import { useColorScheme } from './color-scheme.ts'
import { theme } from './theme.ts'

/** The context that Mantine's provider gives its components; the colour scheme always follows the device. */
const mantine: ComponentProps<typeof MantineContext>['value'] = {
  colorScheme: 'auto',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
}

/** Provides the theme and the language to all screens. */
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
