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
import { meetHost } from './host.ts'
import { askedBefore } from './last-asked.ts'

export interface ApplyDeps {
  readonly router: ReturnType<typeof createAppRouter>
  readonly client: Client
  readonly queries: QueryClient
  /** May the host page show the pages of this provider? */
  readonly mayShow: (provider: string) => Promise<boolean>
}

/** Makes the settings of the host page hold, all of them or none; what it is told then. */
export async function applySettings(given: unknown, deps: ApplyDeps): Promise<FrameMessage> {
  const { settings, problems } = parseHostSettings(given)
  if (!settings) return { type: 'error', code: 'MALFORMED_SETTINGS', problems }
  const { providerCode } = settings
  if (providerCode && !(await deps.mayShow(providerCode)))
    return { type: 'error', code: 'HOST_NOT_ALLOWED', problems: [] }

  const isElsewhere = providerCode !== undefined && providerCode !== namedProvider()
  if (providerCode) rememberProvider(`?provider=${providerCode}`)
  meetHost({ settings })
  const chosen = chosenOf(settings)
  const before = askedBefore('choice', { provider: namedProvider(), ...chosen })
  if (before && (isElsewhere || !isShown(chosen, before, deps.router))) await show(chosen, deps.router)
  bookmark(settings, deps)
  bringVisit(settings)
  return { type: 'applied' }
}

type Choice = Readonly<Record<string, string | null>>

/**
 * Does the screen show what is asked for? With nothing chosen any screen does, unless it still shows what the page asked
 * before and has taken back.
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

/** Brings in a visit made elsewhere; of the patient's phone nothing is kept beyond that. */
function bringVisit({ visitId, phone, ed }: HostSettings): void {
  if (visitId && askedBefore('visit', { visitId })) startVisitImport({ orderId: visitId, phone, ed })
}

let unfollow = () => {}

/** Now, or as soon as somebody signs in. */
function bookmark({ bookmark, doctorId, branchId }: HostSettings, deps: ApplyDeps): void {
  unfollow()
  const provider = namedProvider()
  if (!bookmark || !doctorId || provider === null) return
  // Nothing depends on it: offline it does not come about.
  const add = () => void bookmarkDoctor({ provider, doctorId, branchId }, deps).catch(() => undefined)
  unfollow = session.subscribe(add)
  add()
}
