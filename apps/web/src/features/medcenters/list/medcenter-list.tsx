import { Button, Text } from '@mantine/core'
import { IconBuildingOff, IconHeart } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { keepReturnPath } from '../../../app/session/return-path.ts'
import { useSessionState } from '../../../app/session/session.ts'
import { MedcenterCard } from './medcenter-card.tsx'
import classes from './medcenters.module.css'
import { useMedcenterPages } from './use-medcenter-pages.ts'

interface MedcenterListProps {
  search: MedcentersSearch
  town: number | undefined
}

/** The medical centres that the filters let through, page by page. */
export function MedcenterList({ search, town }: MedcenterListProps) {
  const t = useT('medcenters')
  const isSignedIn = useSessionState() === 'signed-in'
  const list = useMedcenterPages(search, town)
  const { items, total, isPrevious, refusal, refetch, hasMore, readMore, isReadingMore } = list
  const isBookmarks = search.filter === 'bookmarks'
  if (isBookmarks && !isSignedIn) return <SignInForBookmarks />
  if (!items) {
    return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={4} />
  }
  const isFiltered = Boolean(search.q || search.openNow || search.program || search.service)
  return (
    <section aria-label={t('title')} aria-busy={isPrevious} className={classes.list}>
      <Text role="status" c="dimmed">
        {!isPrevious && items.length > 0 && t('found', { count: total })}
      </Text>
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {items.length === 0 && !isPrevious && (
        <EmptyState
          icon={isBookmarks && !isFiltered ? <IconHeart size={32} /> : <IconBuildingOff size={32} />}
          title={t(isBookmarks && !isFiltered ? 'noBookmarks' : 'none')}
          hint={t(isBookmarks && !isFiltered ? 'noBookmarksHint' : 'noneHint')}
          action={
            <ButtonLink to="." search={({ town: named }) => (named ? { town: named } : {})} variant="default">
              {t('reset')}
            </ButtonLink>
          }
        />
      )}
      <CardList>
        {items.map(medcenter => (
          <li key={medcenter.branchId}>
            <MedcenterCard medcenter={medcenter} />
          </li>
        ))}
      </CardList>
      {hasMore && !isPrevious && (
        <Button variant="default" loading={isReadingMore} onClick={() => void readMore()}>
          {t('more')}
        </Button>
      )}
    </section>
  )
}

function SignInForBookmarks() {
  const t = useT('medcenters')
  const { latestLocation } = useRouter()
  return (
    <EmptyState
      icon={<IconHeart size={32} />}
      title={t('signInForBookmarks')}
      action={
        <ButtonLink to="/sign-in" onClick={() => keepReturnPath(latestLocation.href)}>
          {t('signIn')}
        </ButtonLink>
      }
    />
  )
}
