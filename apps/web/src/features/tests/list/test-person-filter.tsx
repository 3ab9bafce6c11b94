import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PersonFilterField } from '../../../app/lists/person-filter-field.tsx'
import type { MedicalTest } from '../test-types.ts'

export function TestPersonFilter({ tests, who }: { tests: readonly MedicalTest[]; who: string | null }) {
  const t = useT('tests')
  const navigate = useNavigate()
  const choose = (chosen: string | null) =>
    void navigate({
      from: '/tests/',
      to: '.',
      search: ({ who: _, ...rest }) => ({ ...rest, ...(chosen && { who: chosen }) }),
      replace: true,
      resetScroll: false,
    })
  return <PersonFilterField label={t('whose')} own={t('mine')} records={tests} who={who} onChoose={choose} />
}
