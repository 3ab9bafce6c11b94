import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { Notice } from '@vizit/ui/states/notice.tsx'
import { useState } from 'react'
import { useProfile } from '../../../app/people/profile.ts'
import { returnReason } from '../../../app/session/return-reason.ts'
import { WhereToCorrect } from '../where-to-correct.tsx'
import { EditProfileForm } from './edit-profile-form.tsx'

const INTENTS = {
  booking: 'intent',
  drugAlert: 'intentPage',
  wait: 'intentWait',
  doctor: 'intentDoctor',
  medcenter: 'intentMedcenter',
  page: 'intentPage',
} as const

/** `/profile/edit`: the data that booking needs (product §2). */
export function EditProfileScreen() {
  const t = useT('profile')
  const { data: profile, refusal, refetch } = useProfile()
  // The way back is taken when the data is saved: the reason stays what it was when the screen was opened.
  const [reason] = useState(returnReason)
  return (
    <Screen title={t('editTitle')}>
      {reason && <Notice>{t(INTENTS[reason])}</Notice>}
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
