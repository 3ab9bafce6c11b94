import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@vizit/api-client/client.ts'
import { type HostSettings, parseHostSettings } from '@vizit/contract/frame/host-settings.ts'
import type { FrameMessage } from '@vizit/contract/frame/messages.ts'
import { chosenOf } from '@vizit/contract/frame/start-address.ts'
import { namedProvider, rememberProvider } from '../provider/provider-choice.ts'
import type { createAppRouter } from '../router/router.tsx'
import { session } from '../session/session.ts'
import { startVisitImport } from '../visit-import/visit-import.ts'
import { bookmarkDoctor } from './bookmark-doctor.ts'
import { setHost } from './host.ts'
import { previousHostRequest } from './previous-host-request.ts'

export interface ApplyDeps {
  readonly router: ReturnType<typeof createAppRouter>
  readonly client: Client
  readonly queries: QueryClient
  /** Resolves to whether the host page may show this provider. */
  readonly mayShow: (provider: string) => Promise<boolean>
}

/** Applies all settings of the host page or none of them; returns the answer to it. */
export async function applySettings(given: unknown, deps: ApplyDeps): Promise<FrameMessage> {
  const { settings, problems } = parseHostSettings(given)
  if (!settings) return { type: 'error', code: 'MALFORMED_SETTINGS', problems }
  const { providerCode } = settings
  if (providerCode && !(await deps.mayShow(providerCode)))
    return { type: 'error', code: 'HOST_NOT_ALLOWED', problems: [] }

  const isElsewhere = providerCode !== undefined && providerCode !== namedProvider()
  if (providerCode) rememberProvider(`?provider=${providerCode}`)
  setHost({ settings })
  const chosen = chosenOf(settings)
  const before = previousHostRequest('choice', { provider: namedProvider(), ...chosen })
  if (before && (isElsewhere || !isShown(chosen, before, deps.router))) await show(chosen, deps.router)
  bookmark(settings, deps)
  bringVisit(settings)
  return { type: 'applied' }
}

type Choice = Readonly<Record<string, string | null>>

/**
 * True if the screen shows what is asked for. If nothing is chosen, any screen does, unless it still shows an earlier
 * choice that the page has taken back.
 */
function isShown(chosen: Choice, before: Choice, { state }: ApplyDeps['router']): boolean {
  const { pathname, search } = state.location
  const shown: ReadonlyMap<string, unknown> = new Map(pathname === '/timeslot' ? Object.entries(search) : [])
  const isWhole = Object.entries(chosen).every(([name, value]) => shown.get(name) === value)
  const taken = Object.entries(before).filter(([name]) => name !== 'provider' && !(name in chosen))
  return isWhole && taken.every(([name, value]) => shown.get(name) !== value)
}

function show(chosen: ReturnType<typeof chosenOf>, router: ApplyDeps['router']): Promise<void> {
  const isChosen = Object.keys(chosen).length > 0 || router.state.location.pathname === '/timeslot'
  return router.navigate(isChosen ? { to: '/timeslot', search: chosen } : { to: '/online-booking' })
}

/** Starts the import of a visit booked elsewhere; the patient's phone is not stored beyond that. */
function bringVisit({ visitId, phone, ed }: HostSettings): void {
  if (visitId && previousHostRequest('visit', { visitId })) startVisitImport({ orderId: visitId, phone, ed })
}

let unfollow = () => {}

/** Now, or as soon as somebody signs in. */
function bookmark({ bookmark, doctorId, branchId }: HostSettings, deps: ApplyDeps): void {
  unfollow()
  const provider = namedProvider()
  if (!bookmark || !doctorId || provider === null) return
  // Nothing depends on it; offline it is left out.
  const add = () => void bookmarkDoctor({ provider, doctorId, branchId }, deps).catch(() => undefined)
  unfollow = session.subscribe(add)
  add()
}
