import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { addInsurerRequestRoute } from './calls/add-insurer-request.ts'
import { confirmEmployerRoute } from './calls/confirm-employer.ts'
import { confirmEmployerLinkRoute } from './calls/confirm-employer-link.ts'
import { confirmInsurerRoute } from './calls/confirm-insurer.ts'
import { endCoverageRoute } from './calls/end-coverage.ts'
import { linkInsurerRoute } from './calls/link-insurer.ts'
import { listCoveragesRoute } from './calls/list-coverages.ts'
import { listProgramsRoute } from './calls/list-programs.ts'
import { readEmployerLinkRoute } from './calls/read-employer-link.ts'
import { requestEmployerRoute } from './calls/request-employer.ts'
import type { ProgrammesDeps } from './deps.ts'
import type { LinkRetries } from './link-retries.ts'

type Options = Omit<ProgrammesDeps, 'keys'> & {
  readonly keys: { readonly programmes: ProgrammesDeps['keys'] }
  readonly linkRetries: LinkRetries
}

const employer = [requestEmployerRoute, confirmEmployerRoute, readEmployerLinkRoute, confirmEmployerLinkRoute]
const insurer = [linkInsurerRoute, confirmInsurerRoute]

/** Programmes of employers and insurers (product §1), and who is covered by them. */
export async function programmesPlugin(app: FastifyInstance, { keys, linkRetries, ...deps }: Options) {
  app.workers.add(linkRetries)
  const routes = [
    listProgramsRoute,
    addInsurerRequestRoute,
    listCoveragesRoute,
    ...employer,
    ...insurer,
    endCoverageRoute,
  ]
  register(app, routes, { ...deps, keys: keys.programmes })
}
