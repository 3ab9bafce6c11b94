import { listServiceCapabilities as call } from '@vizit/contract/calls/booking.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { BookingDeps } from '../deps.ts'
import { listServiceCapabilities } from '../use-cases/list-service-capabilities.ts'

export const listServiceCapabilitiesRoute = handle(call, ({ actor, query, language }, deps: BookingDeps) =>
  listServiceCapabilities({ actor, ...query, language }, deps),
)
