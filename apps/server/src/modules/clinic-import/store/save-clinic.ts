import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { replaceFrameHosts } from '../../frame/public.ts'
import type { Clinic } from '../clinic.ts'
import { forgetPhotos, savePhotos } from './photos.ts'
import { type SavedAssignment, saveAssignments } from './save-assignments.ts'
import { saveBranchDetails } from './save-branch-details.ts'
import { saveBranches, saveDoctors } from './save-entries.ts'
import { saveTimetables } from './save-timetables.ts'
import type { EntryCounts } from './upsert.ts'

export interface SavedClinic {
  providerId: string
  assignments: SavedAssignment[]
  branchIds: ReadonlyMap<string, string>
  counts: Record<'branches' | 'doctors' | 'assignments', EntryCounts>
}

/** Writes a clinic without its timeslots and services: new rows are added, known ones updated, missing ones deactivated. */
export async function saveClinic(trx: Kysely<DB>, clinic: Clinic): Promise<SavedClinic> {
  await savePhotos(trx, clinic.photos)
  const providerId = await saveProvider(trx, clinic)
  if (clinic.frameHosts) await replaceFrameHosts(trx, providerId, clinic.frameHosts)
  const branches = await saveBranches(trx, providerId, clinic)
  await saveBranchDetails(trx, providerId, { branches: clinic.branches, branchIds: branches.ids })
  const doctors = await saveDoctors(trx, providerId, clinic)
  await forgetPhotos(trx)
  const assignments = await saveAssignments(trx, providerId, {
    assignments: clinic.assignments,
    doctorIds: doctors.ids,
    branchIds: branches.ids,
  })
  await saveTimetables(trx, providerId, { saved: assignments.saved, holidays: clinic.holidays })
  return {
    providerId,
    assignments: assignments.saved,
    branchIds: branches.ids,
    counts: { branches: branches.counts, doctors: doctors.counts, assignments: assignments.counts },
  }
}

async function saveProvider(trx: Kysely<DB>, clinic: Clinic): Promise<string> {
  const { code, name, supportEmail, accentColour, logoHash = null, onlineBooking, isDemo } = clinic
  const { rows } = await sql<{ id: string }>`
    insert into provider (code, name_ru, name_be, name_en, support_email, accent_colour, logo_hash,
      online_booking, is_demo)
    values (${code}, ${name.ru}, ${name.be}, ${name.en}, ${supportEmail}, ${accentColour}, ${logoHash},
      ${onlineBooking}, ${isDemo})
    on conflict (code) do update set
      name_ru = excluded.name_ru, name_be = excluded.name_be, name_en = excluded.name_en,
      support_email = excluded.support_email, accent_colour = excluded.accent_colour,
      logo_hash = excluded.logo_hash,
      online_booking = excluded.online_booking
    returning id`.execute(trx)
  const [provider] = rows
  if (!provider) throw new Error('an upsert returns its row')
  return provider.id
}
