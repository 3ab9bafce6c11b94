import { LanguageChooser } from '@vizit/ui/shell/language-chooser.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { useChooseLanguage } from '../app/language-root.tsx'
import { useConfig } from '../app/use-config.ts'

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
