import { LanguageChooser } from '@vizit/ui/shell/language-chooser.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { useConfig } from '../app/api/use-config.ts'
import { useChooseLanguage } from '../app/language/language-root.tsx'

/** The tools at the top of every screen: the language, and the demo badge. */
export function LanguageAndDemoBadge() {
  const choose = useChooseLanguage()
  const { data: config } = useConfig()
  return (
    <>
      {config?.isDemo && <DemoBadge />}
      <LanguageChooser onChoose={choose} />
    </>
  )
}
