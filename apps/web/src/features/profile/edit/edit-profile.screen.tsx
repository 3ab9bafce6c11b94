import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useProfile } from '../../../app/people/profile.ts'
import { returnsToBooking } from '../../../app/session/return-path.ts'
import { WhereToCorrect } from '../where-to-correct.tsx'
import { EditProfileForm } from './edit-profile-form.tsx'

/** `/profile/edit`: the data that booking needs (product §2). */
export function EditProfileScreen() {
  const t = useT('profile')
  const { data: profile, refusal, refetch } = useProfile()
  return (
    <Screen title={t('editTitle')}>
      {returnsToBooking() && <Notice>{t('intent')}</Notice>}
      {profile?.canEditProfile === false && (
        <Notice>
          <WhereToCorrect profile={profile} />
        </Notice>
      )}
      {profile?.canEditProfile && <EditProfileForm profile={profile} />}
      {!profile && !refusal && <CardSkeletons count={2} />}
      {!profile && refusal && <ErrorState refusal={refusal} retry={refetch} />}
    </Screen>
  )
}
