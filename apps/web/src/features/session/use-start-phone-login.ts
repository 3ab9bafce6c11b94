import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { deviceId } from '../../app/session/device-ids.ts'
import { deviceName } from './device-name.ts'
import { keepAttempt, type SignInAttempt } from './sign-in-attempt.ts'

/** Asks for a sign-in code, the first time or again. */
export function useStartPhoneLogin(done: (attempt: SignInAttempt) => void) {
  const { language } = useTexts()
  const call = useCall('startPhoneLogin', {
    done: ({ id, needsHumanCheck, resendAfter }, { body }) => {
      const attempt = {
        loginId: id,
        phone: body.phone,
        needsHumanCheck,
        resendAt: Date.now() + resendAfter * 1000,
      }
      keepAttempt(attempt)
      done(attempt)
    },
  })
  const start = (phone: string) =>
    call.mutate({
      body: { phone, deviceId: deviceId(), deviceName: deviceName(navigator.userAgent), language },
    })
  return { ...call, start }
}
