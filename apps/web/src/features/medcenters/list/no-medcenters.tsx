import { IconBuildingOff, IconHeart } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ComponentProps } from 'react'
import { NoneInTown } from '../../../app/lists/none-in-town.tsx'
import type { MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { medcentersQuery } from './use-medcenter-pages.ts'

interface NoMedcentersProps {
  search: MedcentersSearch
  town: number | undefined
}

/** The filters let nothing through: what to change. */
export function NoMedcenters({ search, town }: NoMedcentersProps) {
  const t = useT('medcenters')
  const isBookmarks = search.filter === 'bookmarks'
  if (search.q || search.openNow || search.program || (isBookmarks && search.service)) {
    return <NoneSuch search={search} isElsewhere={!!town && !isBookmarks} />
  }
  if (isBookmarks && !town) {
    return <Nothing icon={<IconHeart size={32} />} title={t('noBookmarks')} hint={t('noBookmarksHint')} />
  }
  if (!town) return <Nothing title={t('none')} hint={t('noneHint')} />
  return (
    <NoneInTown
      icon={isBookmarks ? <IconHeart size={32} /> : <IconBuildingOff size={32} />}
      title={t(isBookmarks ? 'noBookmarksInTown' : search.service ? 'notGivenInTown' : 'noneInTown')}
      hint={t('noneInTownHint')}
      allRegions={t('allRegions')}
    />
  )
}

interface NoneSuchProps {
  search: MedcentersSearch
  /** Whether other towns may have some. */
  isElsewhere: boolean
}

/** Nothing is let through by the filters: the list without them, and how many medical centres of other towns are. */
function NoneSuch({ search, isElsewhere }: NoneSuchProps) {
  const t = useT('medcenters')
  const { cursor: _, ...first } = search
  const query = { ...medcentersQuery(first, undefined), limit: 1 }
  const { data } = useCallQuery('findMedcenters', { query }, { enabled: isElsewhere })
  if (!isElsewhere || !data?.total) {
    return <Nothing title={t('none')} hint={t(isElsewhere && data ? 'noneAnywhereHint' : 'noneHint')} />
  }
  return (
    <NoneInTown
      icon={<IconBuildingOff size={32} />}
      title={t('noSuchInTown')}
      hint={t('elsewhere', { count: data.total })}
      allRegions={t('allRegions')}
      words={search.q}
    >
      <ResetLink />
    </NoneInTown>
  )
}

const Nothing = ({
  icon = <IconBuildingOff size={32} />,
  ...words
}: Pick<ComponentProps<typeof EmptyState>, 'icon' | 'title' | 'hint'>) => (
  <EmptyState icon={icon} {...words} action={<ResetLink />} />
)

function ResetLink() {
  const t = useT('medcenters')
  return (
    <ButtonLink to="." search={({ town: named }) => (named ? { town: named } : {})} variant="default">
      {t('reset')}
    </ButtonLink>
  )
}
