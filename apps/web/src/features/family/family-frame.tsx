import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { ReactNode } from 'react'
import { type Profile, useProfile } from '../../app/people/profile.ts'
import { TextLink } from '../../app/router/router-links.tsx'

interface FamilyFrameProps {
  title: string
  /** True for the family screen itself, which has no link back to itself. */
  isRoot?: boolean
  children: (profile: Profile) => ReactNode
}

/** The common frame of the family screens; the content is shown after the profile is loaded. */
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
