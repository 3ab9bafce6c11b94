import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { LanguageChooser } from '@vizit/ui/shell/language-chooser.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { useChooseLanguage } from '../app/language-root.tsx'

/** What every screen offers at the top: the language, and the mark of a demonstration. */
export function Tools() {
  const choose = useChooseLanguage()
  const { data: config } = useCallQuery('readConfig', {}, { staleTime: 3_600_000 })
  return (
    <>
      {config?.isDemo && <DemoBadge />}
      <LanguageChooser onChoose={choose} />
    </>
  )
}
