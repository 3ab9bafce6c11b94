import { answer, type Server } from './fhir/answer.ts'
import { createResources } from './fhir/resources.ts'
import { startTroubledServer } from './troubled-server.ts'

export interface FhirServerOptions {
  readonly now: () => Date
  /** False: it stores resources without booking rules. */
  readonly keepsRules?: boolean
  /** Requests without this header value are refused. */
  readonly token?: string
}

export const TOKEN = 'token-of-the-clinic'

/** A clinic's FHIR server on loopback. */
export async function startFhirServer({ now, keepsRules = true, token = TOKEN }: FhirServerOptions) {
  const resources = createResources(now)
  const includes = { drugs: true }
  const server: Server = { resources, baseUrl: () => http.baseUrl, keepsRules, includes }
  const http = await startTroubledServer({
    ...{ base: '/fhir/', contentType: 'application/fhir+json', token },
    answer: asked => answer(server, asked),
  })
  return { ...http, resources, includes }
}

export type FhirServer = Awaited<ReturnType<typeof startFhirServer>>
