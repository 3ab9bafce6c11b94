import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../api/stale-times.ts'
import { useConfig } from '../api/use-config.ts'
import { useProfile } from '../people/profile.ts'
import { useProvider } from '../provider/provider-choice.ts'
import { deviceId } from '../session/device-ids.ts'
import { supportMail } from './support-mail.ts'

/** The `mailto:` address of support, the clinic's own if it has one (decisions D20); null if there is none. */
export function useSupportMail(): string | null {
  const { data: config } = useConfig()
  const { data: profile } = useProfile()
  const provider = useProvider()
  const providers = useCallQuery('listProviders', { query: {} }, { staleTime: STALE_TIMES.listProviders })
  const to = providers.data?.find(({ code }) => code === provider)?.supportEmail ?? config?.supportEmail
  if (!to || !config) return null
  const id = profile?.userId ?? deviceId()
  const phone = profile?.primaryPhone ?? null
  return supportMail({ to, id, phone, agent: navigator.userAgent, provider, version: config.version })
}
