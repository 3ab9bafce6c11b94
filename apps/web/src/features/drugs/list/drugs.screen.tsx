import { Button, Text } from '@mantine/core'
import { IconPill } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { ListColumns } from '@vizit/ui/screen/list-columns.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { DrugsSearch } from '../../../app/drugs/drugs-search.ts'
import { useTownInAddress } from '../../../app/provider/use-town-in-address.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { WhereToBuy } from '../basket/where-to-buy.tsx'
import classes from '../drugs.module.css'
import { RegisterLine } from '../register-line.tsx'
import { DrugCard } from './drug-card.tsx'
import { DrugFilters } from './drug-filters.tsx'

/** Drugs by name or substance, with prices of the town (product §2, "Drug … list/search and settings"). */
export function DrugsScreen({ search }: { search: DrugsSearch }) {
  const t = useT('drugs')
  return (
    <Screen title={t('title')} wide>
      <ListColumns filters={<DrugFilters search={search} />} label={t('filters')}>
        <DrugList search={search} />
      </ListColumns>
      <WhereToBuy />
    </Screen>
  )
}

function DrugList({ search: { q, dispensing } }: { search: DrugsSearch }) {
  const t = useT('drugs')
  const town = useTownInAddress()
  const query = {
    ...(q && { q: q.trim() }),
    ...(dispensing && { dispensing }),
    ...(town && { locationCode: town }),
  }
  const { pages, isPrevious, refusal, refetch, hasMore, readMore, isReadingMore } = useCallPages(
    'findDrugs',
    { query },
  )
  const [first] = pages ?? []
  if (!pages || !first)
    return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={4} />
  const items = pages.flatMap(page => page.items)
  return (
    <section aria-label={t('title')} aria-busy={isPrevious} className={classes.list}>
      <Text role="status" c="dimmed">
        {!isPrevious && items.length > 0 && t('found', { count: first.total })}
      </Text>
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {items.length === 0 && !isPrevious && <NoDrugs register={first.register} />}
      <CardList>
        {items.map(drug => (
          <li key={drug.id}>
            <DrugCard drug={drug} />
          </li>
        ))}
      </CardList>
      {hasMore && !isPrevious && (
        <Button variant="default" loading={isReadingMore} onClick={() => void readMore()}>
          {t('more')}
        </Button>
      )}
      {items.length > 0 && <RegisterLine register={first.register} />}
    </section>
  )
}

function NoDrugs({ register }: Pick<Answer<'findDrugs'>, 'register'>) {
  const t = useT('drugs')
  const icon = <IconPill size={32} />
  if (!register) return <EmptyState icon={icon} title={t('noRegister')} hint={t('noRegisterHint')} />
  return (
    <EmptyState
      icon={icon}
      title={t('none')}
      hint={t('noneHint')}
      action={
        <ButtonLink to="." search={({ town: named }) => (named ? { town: named } : {})} variant="default">
          {t('reset')}
        </ButtonLink>
      }
    />
  )
}
