import './styles.css'
import { MantineContext, MantineThemeContext } from '@mantine/core'
import { TextsProvider } from '@vizit/i18n/react/texts-provider.tsx'
import type { Texts } from '@vizit/i18n/texts.ts'
import type { ComponentProps, ReactNode } from 'react'
import { type ColorScheme, useColorScheme } from './color-scheme.ts'
import { theme } from './theme.ts'

/** The context that Mantine's provider gives its components; `useColorScheme` sets the colour scheme. */
const mantine: ComponentProps<typeof MantineContext>['value'] = {
  colorScheme: 'auto',
  setColorScheme: () => {},
  clearColorScheme: () => {},
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
}

interface UiProviderProps {
  texts: Texts
  colorScheme?: ColorScheme
  children: ReactNode
}

/** Provides the theme and the language to all screens. */
export function UiProvider({ texts, colorScheme = 'system', children }: UiProviderProps) {
  useColorScheme(colorScheme)
  return (
    <MantineContext value={mantine}>
      <MantineThemeContext value={theme}>
        <TextsProvider texts={texts}>{children}</TextsProvider>
      </MantineThemeContext>
    </MantineContext>
  )
}
