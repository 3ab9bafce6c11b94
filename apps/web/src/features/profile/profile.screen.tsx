import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useProfile } from '../../app/profile.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileSettings } from './profile-settings.tsx'

/** `/profile`: who the person is to us, and what they may set (product §2). */
export function ProfileScreen() {
  const t = useT('profile')
  const { data: profile, refusal, refetch } = useProfile()
  return (
    <Screen title={t('title')}>
      {profile && <ProfileCard profile={profile} />}
      {!profile && !refusal && <CardSkeletons count={1} />}
      {!profile && refusal && <ErrorState refusal={refusal} retry={refetch} />}
      <ProfileSettings />
    </Screen>
  )
}
