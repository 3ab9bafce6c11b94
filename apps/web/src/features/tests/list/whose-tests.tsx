import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { usePeople } from '../../../app/use-people.ts'
import type { MedicalTest } from '../test-types.ts'

/** Everyone's, one's own, or those of one person; nothing to choose where all are of one. */
export function WhoseTests({ tests, who }: { tests: readonly MedicalTest[]; who: string | null }) {
  const t = useT('tests')
  const navigate = useNavigate()
  const { me, nameOf } = usePeople()
  const people = new Map(tests.map(test => [test.profileId, nameOf(test)]))
  if (people.size < 2 && who === null) return null
  const others = [...people].filter(([profileId]) => profileId !== me)
  const options = [
    { value: '', label: t('anyVisitor') },
    ...(me === null ? [] : [{ value: me, label: t('mine') }]),
    ...others.map(([value, label]) => ({ value, label })),
  ]
  const choose = (value: string) =>
    void navigate({
      from: '/tests/',
      to: '.',
      search: ({ who: _, ...rest }) => ({ ...rest, ...(value && { who: value }) }),
      replace: true,
      resetScroll: false,
    })
  return <SelectField label={t('whose')} value={who ?? ''} options={options} onChoose={choose} />
}
