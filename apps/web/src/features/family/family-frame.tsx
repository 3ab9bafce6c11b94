import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { ReactNode } from 'react'
import { type Profile, useProfile } from '../../app/people/profile.ts'
import { TextLink } from '../../app/router/router-links.tsx'

interface FamilyFrameProps {
  title: string
  /** The screen of the family itself has no way back to itself. */
  isRoot?: boolean
  children: (profile: Profile) => ReactNode
}

/** A screen of the family: its own words are known once the profile is. */
export function FamilyFrame({ title, isRoot = false, children }: FamilyFrameProps) {
  const t = useT('family')
  const { data: profile, refusal, refetch } = useProfile()
  return (
    <Screen title={title}>
      {!isRoot && <TextLink to="/family">{t('back')}</TextLink>}
      {profile && children(profile)}
      {!profile && !refusal && <CardSkeletons count={2} />}
      {!profile && refusal && <ErrorState refusal={refusal} retry={refetch} />}
    </Screen>
  )
}
