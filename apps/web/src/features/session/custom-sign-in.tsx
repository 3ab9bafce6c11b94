import { Loader, Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useEffect, useRef } from 'react'
import { anonymousId, deviceId } from '../../app/session/device-ids.ts'
import { dropToken } from './custom-token.ts'
import { deviceName } from './device-name.ts'
import { useStartSession } from './use-start-session.ts'

interface CustomSignInProps {
  token: string
  onRefused: (refusal: Refusal) => void
}

/** Signs in a person identified by a partner (product §1, "custom token"). */
export function CustomSignIn({ token, onRefused }: CustomSignInProps) {
  const t = useT('session')
  const { start, leadOn } = useStartSession()
  const { mutate, refusal } = useCall('startCustomSession', {
    done: tokens => {
      start(tokens)
      dropToken()
    },
    next: leadOn,
  })
  const begun = useRef(false)

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    const device = { deviceId: deviceId(), deviceName: deviceName(navigator.userAgent) }
    mutate({ body: { token, ...device, anonymousId: anonymousId() } })
  }, [mutate, token])
  useEffect(() => {
    if (refusal) onRefused(refusal)
  }, [refusal, onRefused])

  return (
    <div role="status">
      <Loader size="sm" aria-hidden /> <Text span>{t('custom.wait')}</Text>
    </div>
  )
}
