import { useQueryClient } from '@tanstack/react-query'
import type { Language } from '@vizit/i18n/language.ts'
import type { ScreenTexts } from '@vizit/i18n/screen-texts.ts'
import type { Texts } from '@vizit/i18n/texts.ts'
import { ScreenShownContext } from '@vizit/ui/screen/screen-shown.ts'
import { UiProvider } from '@vizit/ui/theme/ui-provider.tsx'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import {
  chosenLanguage,
  preferredColorScheme,
  preferredLanguage,
  rememberLanguage,
  usePreference,
} from '../browser-storage/preferences.ts'
import { useIsHydrating } from '../release/use-is-hydrating.ts'

const ChooseContext = createContext<(language: Language) => void>(() => undefined)

interface LanguageRootProps {
  /** The texts of the first language. */
  first: Texts
  all: ScreenTexts
  /** Called when the screen that the server rendered is there and reacts. */
  shown?: (() => void) | undefined
  children: ReactNode
}

/** Applies the chosen language: its texts, the page's `lang`, and the server's answers. */
export function LanguageRoot({ first, all, shown, children }: LanguageRootProps) {
  const [texts, setTexts] = useState(first)
  const queries = useQueryClient()
  const colorScheme = usePreference(preferredColorScheme)

  useEffect(() => {
    document.documentElement.lang = texts.language
  }, [texts])

  const speak = useCallback(
    async (language: Language, isChosen: boolean) => {
      const spoken = await all.speak(language)
      if (isChosen) rememberLanguage(language)
      setTexts(spoken)
      // What screens that were left had been answered would be shown in the former language until it is answered anew.
      queries.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
      await queries.invalidateQueries()
    },
    [all, queries],
  )
  // The same at each rendering: a context that changes has React take over all content below it at once, in one long task.
  const choose = useCallback((language: Language) => speak(language, true), [speak])

  // Another tab chose a language. The texts must not change while the page is hydrated.
  const isHydrating = useIsHydrating()
  const followOtherTab = useEffectEvent(() => {
    const chosen = chosenLanguage()
    if (chosen && chosen !== texts.language && !isHydrating) void speak(chosen, false)
  })
  useEffect(() => {
    const changed = () => followOtherTab()
    addEventListener('storage', changed)
    return () => removeEventListener('storage', changed)
  }, [])

  const [screenShown] = useState(() => {
    let isFirst = true
    return () => {
      if (!isFirst || !shown) return
      isFirst = false
      shown()
      // The server, which rendered the page, does not know the language that was chosen here.
      if (preferredLanguage() !== first.language) void speak(preferredLanguage(), false)
    }
  })

  return (
    <ChooseContext value={choose}>
      <UiProvider texts={texts} colorScheme={colorScheme}>
        <ScreenShownContext value={screenShown}>{children}</ScreenShownContext>
      </UiProvider>
    </ChooseContext>
  )
}

export function useChooseLanguage(): (language: Language) => void {
  return useContext(ChooseContext)
}
