import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { Profile } from '../../app/profile.ts'

/** Records the consent of the signed-in person, with what is known of them; then goes on. */
export function useSaveConsent(profile: Profile | undefined, onSaved: () => void) {
  const saving = useCall('saveProfile', { done: onSaved, refreshes: ['readProfile'] })
  function save() {
    if (!profile?.fullNameRu || !profile.birthday || !profile.sex) return
    const { fullNameRu, birthday, sex } = profile
    saving.mutate({ body: { fullNameRu, birthday, sex, consentReceived: true } })
  }
  return { save, isPending: saving.isPending, refusal: saving.refusal }
}
