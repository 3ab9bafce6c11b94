import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { Profile } from '../../app/profile.ts'

/** Records the consent of the signed-in person, with what is known of them; then goes on. */
export function useSaveConsent(profile: Profile | undefined, onSaved: () => void) {
  const saving = useCall('saveProfile', { done: onSaved, refreshes: ['readProfile'] })
  function save() {
    if (!profile?.fullNameRu || !profile.birthday || !profile.sex) return
    const { fullNameRu, middleName, birthday, sex } = profile
    const names = { lastName: profile.lastName ?? '', firstName: profile.firstName ?? '', middleName }
    saving.mutate({ body: { fullNameRu, ...names, birthday, sex, consentReceived: true } })
  }
  return { save, isPending: saving.isPending, refusal: saving.refusal }
}
