import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { peopleWithoutConsent } from '../../app/consent/people-without-consent.ts'
import { useProfile } from '../../app/people/profile.ts'
import { SignOut } from '../../app/session/sign-out.tsx'
import { ConsentForm } from './consent-form.tsx'
import { NoConsentNeeded } from './no-consent-needed.tsx'

/** `/consent`: the user and their children whose consent is missing (product §2, "Consent screen"). */
export function ConsentScreen() {
  const t = useT('consent')
  const { data: profile, refusal, refetch } = useProfile()
  const people = profile && peopleWithoutConsent(profile, civilDateOf(Date.now()))
  return (
    <Screen title={t('title')}>
      {people && people.length > 0 && <ConsentForm people={people} hasName={Boolean(profile.name)} />}
      {people?.length === 0 && <NoConsentNeeded />}
      {!profile && !refusal && <CardSkeletons count={1} />}
      {!profile && refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {/* For users who do not give consent. */}
      <SignOut variant="subtle" label={t('signOut')} title={t('signOutTitle')} text={t('signOutText')} />
    </Screen>
  )
}
