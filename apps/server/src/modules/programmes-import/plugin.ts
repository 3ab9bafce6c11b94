import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { receiveMembersRoute } from './calls/receive-members.ts'
import type { MembersFeedDeps } from './deps.ts'

/** What employers and insurers send of their members. */
export async function programmesImportPlugin(app: FastifyInstance, deps: MembersFeedDeps) {
  register(app, [receiveMembersRoute], deps)
}
