import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register.ts'
import { readProfileRoute } from './calls/read-profile.ts'
import { saveProfileRoute } from './calls/save-profile.ts'
import type { FamilyDeps } from './deps.ts'

/** The signed-in person and those for whom they may act (product §3, "Family member"). */
export async function familyPlugin(app: FastifyInstance, { database, family }: FamilyDeps) {
  register(app, [readProfileRoute, saveProfileRoute], { database, family })
}
