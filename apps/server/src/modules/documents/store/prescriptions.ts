import type { Database } from '../../../platform/database/database.ts'
import { openPrescription, type PrescriptionFacts } from '../sealing/sealed-prescription.ts'

/** How many drugs were prescribed after a visit, by the record that its code opens. */
export interface DrugListOfVisit {
  readonly visitId: string
  readonly recordId: string
  readonly count: number
}

export interface Prescription extends PrescriptionFacts {
  readonly id: string
  readonly physicianName: string | null
}

// A prescription is not shown when its visit belongs to another profile now.
const ofVisits = {
  name: 'drug-lists-of-visits',
  text: `
  select v.id as "visitId", p.record_id as "recordId", count(*)::int as count
  from prescription p
  join medical_record r on r.id = p.record_id
  join visit v on v.id = p.visit_id and v.profile_id = r.profile_id
  where p.visit_id = any($1::uuid[]) and not p.withdrawn
  group by v.id, p.record_id order by p.record_id`,
}

export async function readDrugListsOfVisits(
  { pool }: Pick<Database, 'pool'>,
  visitIds: readonly string[],
): Promise<DrugListOfVisit[]> {
  if (visitIds.length === 0) return []
  const { rows } = await pool.query<DrugListOfVisit>({ ...ofVisits, values: [visitIds] })
  return rows
}

const ofVisit = {
  name: 'prescriptions-of-visit',
  text: `
  select p.id, p.sealed, p.physician_name as "physicianName", r.profile_id as "profileId", o.code as "providerCode"
  from prescription p
  join provider o on o.id = p.provider_id
  join medical_record r on r.id = p.record_id
  join visit v on v.id = p.visit_id and v.profile_id = r.profile_id
  where p.visit_id = $1 and p.record_id = $2 and not p.withdrawn
  order by p.prescribed_at, p.position`,
}

interface Row extends Pick<Prescription, 'id' | 'physicianName'> {
  readonly sealed: string
  readonly profileId: string
  readonly providerCode: string
}

/** What was prescribed after a visit by one record, still sealed, whose it is and of which organisation. Null: nothing. */
export async function findDrugList(
  { pool }: Database,
  { orderId, recordId }: { readonly orderId: string; readonly recordId: string },
): Promise<(Pick<Row, 'profileId' | 'providerCode'> & { readonly rows: readonly Row[] }) | null> {
  const { rows } = await pool.query<Row>({ ...ofVisit, values: [orderId, recordId] })
  const [first] = rows
  return first ? { profileId: first.profileId, providerCode: first.providerCode, rows } : null
}

/** Throws when the operator has replaced the secret and not yet sealed the prescriptions again. */
export function openDrugList(documentKey: Buffer, rows: readonly Row[]): Prescription[] {
  return rows.map(({ id, sealed, physicianName }) => {
    const facts = openPrescription(documentKey, id, sealed)
    if (facts === null)
      throw new Error('a prescription was sealed by another secret: vizit seal --former-secret-file')
    return { id, physicianName, ...facts }
  })
}
