import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '@vizit/i18n/language.ts'
import { loadLanguage } from '@vizit/i18n/load-language.ts'
import type { Texts } from '@vizit/i18n/texts.ts'
import { UiProvider } from '@vizit/ui/theme/ui-provider.tsx'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { rememberLanguage } from './preferences.ts'

const ChooseContext = createContext<(language: Language) => void>(() => undefined)

/** Keeps the chosen language: its texts, the page's `lang`, and the answers of the server in it. */
export function LanguageRoot({ first, children }: { first: Texts; children: ReactNode }) {
  const [texts, setTexts] = useState(first)
  const queries = useQueryClient()

  useEffect(() => {
    document.documentElement.lang = texts.language
  }, [texts])

  async function choose(language: Language) {
    const chosen = await loadLanguage(language)
    rememberLanguage(language)
    setTexts(chosen)
    await queries.invalidateQueries()
  }

  return (
    <ChooseContext value={choose}>
      <UiProvider texts={texts}>{children}</UiProvider>
    </ChooseContext>
  )
}

export function useChooseLanguage(): (language: Language) => void {
  return useContext(ChooseContext)
}
