import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { usePeople } from '../../../app/use-people.ts'
import type { Visit } from '../visit-types.ts'

interface WhoseVisitsProps {
  visits: readonly Visit[]
  who: string | null
}

/** Everyone's, one's own, or those of one person; nothing to choose where all are of one. */
export function WhoseVisits({ visits, who }: WhoseVisitsProps) {
  const t = useT('visits')
  const navigate = useNavigate()
  const { me, nameOf } = usePeople()
  const people = new Map<string, string>()
  for (const visit of visits) {
    if (!people.has(visit.profileId)) people.set(visit.profileId, nameOf(visit))
  }
  if (people.size < 2 && who === null) return null
  const others = [...people].filter(([profileId]) => profileId !== me)
  const options = [
    { value: '', label: t('anyVisitor') },
    ...(me === null ? [] : [{ value: me, label: t('myVisits') }]),
    ...others.map(([value, label]) => ({ value, label })),
  ]
  const choose = (value: string) =>
    void navigate({
      from: '/visits/',
      to: '.',
      search: ({ who: _, visit: __, ...rest }) => ({ ...rest, ...(value && { who: value }) }),
      replace: true,
      resetScroll: false,
    })
  return <SelectField label={t('whose')} value={who ?? ''} options={options} onChoose={choose} />
}
