import { Text } from '@mantine/core'
import { IconClipboardOff } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { foundByWords } from '@vizit/domain/search/matches-search.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useDeferredValue } from 'react'
import { CoverOf } from '../../../app/cover/cover-of.tsx'
import { ChoiceWithoutScripts } from '../../../app/lists/choice-without-scripts.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { useTypedText } from '../../../app/lists/use-typed-text.ts'
import { medcenterTabSearch } from '../../../app/medcenter/medcenter-tabs.ts'
import { ForAgeSwitch } from '../list/for-age-switch.tsx'
import classes from './medcenter.module.css'
import type { Medcenter } from './medcenter-type.ts'
import { ServiceDirection } from './service-direction.tsx'
import { servicesForAge } from './services-for-age.ts'

/** What can be had at a medical centre, by direction, with prices (calls §2, "MedCenterServices"). */
export function MedcenterServices({ medcenter }: { medcenter: Medcenter }) {
  const t = useT('medcenter')
  const search = medcenterTabSearch(useSearch({ strict: false }))
  const change = useChangeAddress(medcenterTabSearch)
  const changeAsStep = useChangeAddress(medcenterTabSearch, { asSteps: true })
  const [typed, setTyped] = useTypedText(search.q ?? '', q => change({ q: q || undefined }))
  const words = useDeferredValue(typed)
  const ofList = useT('paged-list')
  const { data, refusal, refetch } = useCallQuery('listMedcenterServices', {
    params: { id: medcenter.branchId },
  })
  if (refusal && !data) return <ErrorState refusal={refusal} retry={refetch} />
  if (!data) return <CardSkeletons count={4} />
  const { age } = search
  const offered = servicesForAge(data.services, age)
  if (servicesForAge(data.services, undefined).length === 0) {
    return (
      <EmptyState icon={<IconClipboardOff size={32} />} title={t('noServices')} hint={t('noServicesHint')} />
    )
  }
  const found = foundByWords(words, offered)
  const opened = new Set(search.open?.split(','))
  function toggle(id: string, isOpen: boolean) {
    if (isOpen === opened.has(id)) return
    if (isOpen) opened.add(id)
    else opened.delete(id)
    change({ open: [...opened].join(',') || undefined })
  }
  const inDirection = (id: string) => {
    const groups = data.subGroups.filter(group => group.parentId === id)
    return {
      groups,
      services: found.filter(({ parentId }) =>
        [id, ...groups.map(group => group.id)].includes(parentId ?? ''),
      ),
    }
  }
  const directions = data.directions
    .map(direction => ({ direction, ...inDirection(direction.id) }))
    .filter(({ services }) => services.length > 0)
  const isShort = directions.length === 1 || found.length < offered.length
  return (
    <div className={classes.info}>
      <ChoiceWithoutScripts
        action={`/clinics/${medcenter.providerCode}/branches/${medcenter.branchId}`}
        kept={{ tab: 'services', age }}
        words={{ label: t('search'), value: search.q }}
        selects={[]}
        submit={ofList('show')}
      />
      <SearchField label={t('search')} hint={t('searchHint')} value={typed} onChange={setTyped} />
      <ForAgeSwitch age={age} onDrop={() => changeAsStep({ age: undefined })} />
      <Text role="status" c="dimmed">
        {found.length > 0 ? t('servicesCount', { count: found.length }) : t('noMatches')}
      </Text>
      <CoverOf services={offered.map(({ id }) => id)} medcenter={medcenter.branchId} hasNoChoice>
        {directions.map(({ direction, groups, services }) => (
          <ServiceDirection
            key={`${direction.id} ${isShort}`}
            medcenter={medcenter}
            name={direction.name}
            groups={groups}
            services={services}
            age={age}
            isOpen={isShort || opened.has(direction.id)}
            onToggle={isOpen => !isShort && toggle(direction.id, isOpen)}
          />
        ))}
      </CoverOf>
      <Text c="dimmed" size="sm">
        {t('pricesInform')}
      </Text>
    </div>
  )
}
