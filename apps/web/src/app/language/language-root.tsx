import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '@vizit/i18n/language.ts'
import type { ScreenTexts } from '@vizit/i18n/screen-texts.ts'
import type { Texts } from '@vizit/i18n/texts.ts'
import { UiProvider } from '@vizit/ui/theme/ui-provider.tsx'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { preferredColorScheme, rememberLanguage, usePreference } from '../browser-storage/preferences.ts'

const ChooseContext = createContext<(language: Language) => void>(() => undefined)

interface LanguageRootProps {
  /** The texts of the first language. */
  first: Texts
  all: ScreenTexts
  children: ReactNode
}

/** Applies the chosen language: its texts, the page's `lang`, and the server's answers. */
export function LanguageRoot({ first, all, children }: LanguageRootProps) {
  const [texts, setTexts] = useState(first)
  const queries = useQueryClient()
  const colorScheme = usePreference(preferredColorScheme)

  useEffect(() => {
    document.documentElement.lang = texts.language
  }, [texts])

  async function choose(language: Language) {
    const chosen = await all.speak(language)
    rememberLanguage(language)
    setTexts(chosen)
    await queries.invalidateQueries()
  }

  return (
    <ChooseContext value={choose}>
      <UiProvider texts={texts} colorScheme={colorScheme}>
        {children}
      </UiProvider>
    </ChooseContext>
  )
}

export function useChooseLanguage(): (language: Language) => void {
  return useContext(ChooseContext)
}
