import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { type ReactNode, useState } from 'react'
import { useProfile } from '../../app/people/profile.ts'
import { DataCard } from './data/data-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileSettings } from './profile-settings.tsx'
import { ConsentsCard } from './settings/consents-card.tsx'
import { HelpCard } from './settings/help-card.tsx'
import { ProgrammesCard } from './settings/programmes-card.tsx'
import { SafetyCard } from './settings/safety-card.tsx'

interface ProfileScreenProps {
  /** The account's e-mail, with the dialog that changes it. */
  email: ReactNode
  emailDialog: (close: () => void) => ReactNode
  /** The link to the account's devices. */
  devices: ReactNode
  /** This device's notifications, and the link to installing. */
  thisDevice: ReactNode
}

/** `/profile`: the user's data and settings (product §2). */
export function ProfileScreen({ email, emailDialog, devices, thisDevice }: ProfileScreenProps) {
  const t = useT('profile')
  const { data: profile, refusal, refetch } = useProfile()
  const [isAddingEmail, setAddingEmail] = useState(false)
  return (
    <Screen title={t('title')}>
      {profile && <ProfileCard profile={profile} />}
      {!profile && !refusal && <CardSkeletons count={1} />}
      {!profile && refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {profile && email}
      {profile && <ProgrammesCard />}
      {profile && <SafetyCard devices={devices} />}
      {profile && <ConsentsCard profile={profile} />}
      <HelpCard />
      {thisDevice}
      <ProfileSettings />
      {profile && <DataCard onAddEmail={() => setAddingEmail(true)} />}
      {isAddingEmail && emailDialog(() => setAddingEmail(false))}
    </Screen>
  )
}
