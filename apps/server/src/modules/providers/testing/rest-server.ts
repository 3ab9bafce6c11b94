import { createRestClinic } from './rest/clinic.ts'
import { startTroubledServer } from './troubled-server.ts'

export const REST_TOKEN = 'token-of-the-clinic'

/** A clinic's system on loopback that follows the REST profile (docs/clinic-rest-profile.md). */
export async function startRestServer({ now }: { readonly now: () => Date }) {
  const clinic = createRestClinic(now)
  const http = await startTroubledServer({
    ...{ base: '/vizit/', contentType: 'application/json', token: REST_TOKEN },
    answer: clinic.answer,
  })
  return { ...http, clinic }
}

export type RestServer = Awaited<ReturnType<typeof startRestServer>>
