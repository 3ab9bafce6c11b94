import { LanguageChooser } from '@vizit/ui/shell/language-chooser.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { useConfig } from '../app/api/use-config.ts'
import { useChooseLanguage } from '../app/language/language-root.tsx'

/** What every screen offers at the top: the language, and the mark of a demonstration. */
export function Tools() {
  const choose = useChooseLanguage()
  const { data: config } = useConfig()
  return (
    <>
      {config?.isDemo && <DemoBadge />}
      <LanguageChooser onChoose={choose} />
    </>
  )
}
