import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { addFeedKey, type KeyOwner } from '../../feeds/public.ts'

export const HEADER = 'invoice,visit,programme,date,position,service,amount,covered'

/** 23:30 in Minsk on the first day of the world: messages wait for the morning. */
export const NIGHT = '2026-03-02T20:30:00Z'

/** Two positions of an invoice, and further ones. */
export const positionsOf = (visitId: string, code: string, ...rest: string[]) =>
  [
    `${code},${visitId},bns,2026-03-01,1,Приём,"65,50",60`,
    `${code},${visitId},bns,2026-03-01,2,ЭКГ,20,`,
    ...rest,
  ].join('\n')

/** The feed of invoices of the clinic of the world. */
export async function invoiceFeed(world: World) {
  const keyOf = async (kind: KeyOwner, code: string) =>
    requireValue(await addFeedKey({ kind, code }, null, { db: world.db, clock: world.clock })).key
  const { providerCode } = world.clinic
  const key = await keyOf('provider', providerCode)
  let sequence = 0

  async function send(payload: string, { at = ++sequence, headers = {}, by = key } = {}) {
    const reply = await world.app.inject({
      method: 'POST',
      url: `/api/v2/feeds/providers/${providerCode}/invoices?sequence=${at}`,
      headers: { authorization: `Bearer ${by}`, 'content-type': 'text/csv', ...headers },
      payload,
    })
    return { status: reply.statusCode, text: reply.body, json: reply.json() }
  }

  /** A patient of whom a visit of three days ago is paid by an insurer. */
  async function coveredVisit() {
    const patient = await world.patient()
    const covered = await world.cover(patient, { code: 'bns', kind: 'INSURER' })
    const doctor = await world.doctor()
    const visitId = await world.pastVisit(patient, doctor.assignmentId, { daysAgo: 3, covererCode: 'bns' })
    return { patient, covered, doctor, visitId }
  }

  return { key, keyOf, send, coveredVisit, providerCode, lastSequence: () => sequence }
}
