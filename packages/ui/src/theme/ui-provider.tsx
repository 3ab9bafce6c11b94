import './styles.css'
import { MantineProvider } from '@mantine/core'
import { TextsProvider } from '@vizit/i18n/react/texts-provider.tsx'
import type { Texts } from '@vizit/i18n/texts.ts'
import type { ReactNode } from 'react'
import { cssVariables, theme } from './theme.ts'

/** The theme and the language above every screen. */
export function UiProvider({ texts, children }: { texts: Texts; children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <TextsProvider texts={texts}>{children}</TextsProvider>
    </MantineProvider>
  )
}
