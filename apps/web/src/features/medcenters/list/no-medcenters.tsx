import { IconBuildingOff, IconHeart } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'

interface NoMedcentersProps {
  search: MedcentersSearch
  town: number | undefined
}

/** The filters let nothing through: what to change. */
export function NoMedcenters({ search, town }: NoMedcentersProps) {
  const t = useT('medcenters')
  const isBookmarks = search.filter === 'bookmarks'
  if (search.q || search.openNow || search.program || (isBookmarks && search.service)) {
    return <Nothing title={t('none')} hint={t('noneHint')} />
  }
  if (isBookmarks && !town) {
    return <Nothing icon={<IconHeart size={32} />} title={t('noBookmarks')} hint={t('noBookmarksHint')} />
  }
  if (!town) return <Nothing title={t('none')} hint={t('noneHint')} />
  return (
    <EmptyState
      icon={isBookmarks ? <IconHeart size={32} /> : <IconBuildingOff size={32} />}
      title={t(isBookmarks ? 'noBookmarksInTown' : search.service ? 'notGivenInTown' : 'noneInTown')}
      hint={t('noneInTownHint')}
      action={
        <ButtonLink to="." search={known => ({ ...known, town: '0' })}>
          {t('allRegions')}
        </ButtonLink>
      }
    />
  )
}

function Nothing({ icon = <IconBuildingOff size={32} />, ...words }: Parameters<typeof EmptyState>[0]) {
  const t = useT('medcenters')
  return (
    <EmptyState
      icon={icon}
      {...words}
      action={
        <ButtonLink to="." search={({ town: named }) => (named ? { town: named } : {})} variant="default">
          {t('reset')}
        </ButtonLink>
      }
    />
  )
}
