import type { Answer } from '@vizit/api-client/calls.ts'

export const config: Answer<'readConfig'> = {
  minimumFetchInterval: 43_200,
  online_booking_enabled: true,
  authConfig: { path: 'api' },
  acodeExpirationTime: 120_000,
  memoryStoragePdf: 1_048_576,
  accessLevelsConfig: {},
  apiForTestsBumba: false,
  holdSeconds: 300,
  cancelCutOffMinutes: 30,
  missedVisits: { share: 0.05, minimumMissed: 2 },
  guestBooking: { enabled: true, visitsPerPhone: 3 },
  servicePriorities: { directions: 1, subGroups: 2, services: 3, branches: 4 },
  timetableWindow: { from: '2026-11-21', to: '2027-01-21' },
  defaultProvider: 'demo',
  isDemo: false,
  supportEmail: null,
  minimumVersion: null,
  pushKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  feedbackAddress: null,
  version: '0.1.0',
}
