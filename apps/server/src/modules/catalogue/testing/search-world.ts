import { createClinic } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createService } from '@vizit/test-kit/world/service.ts'
import { fillDrugsWorld } from '../../drugs/testing/drugs-world.ts'
import { loadReferenceData } from '../../reference-data/public.ts'
import { catalogueApp, NOW } from './catalogue-app.ts'

/** The catalogue with drugs, a doctor of Minsk and one of Gomel who give one service. Called at the top of a test file; `more` adds to the application. */
export async function searchWorld(more?: Parameters<typeof catalogueApp>[0]) {
  const catalogue = await catalogueApp(more)
  const { db, doctor } = catalogue
  await loadReferenceData(db)
  const ent = await db
    .selectFrom('speciality')
    .select('id')
    .where('code', '=', 'otorhinolaryngologist')
    .executeTakeFirstOrThrow()
  await fillDrugsWorld(db, NOW)
  await db.updateTable('drug').set({ name_ru: 'Лоратадин' }).where('code', '=', 'd4').execute()
  const gomel = await createClinic(db)
  await db.updateTable('branch').set({ location_code: 232 }).where('id', '=', gomel.branchId).execute()
  const inGomel = await createDoctor(
    db,
    { ...gomel, specialityId: ent.id },
    { from: '2026-03-02T06:00:00Z', slots: 0 },
  )
  await db
    .updateTable('doctor')
    .set({
      last_name_ru: 'Соловьёв',
      first_name_ru: 'Пётр',
      last_name_be: null,
      first_name_be: null,
      middle_name_be: null,
    })
    .where('id', '=', inGomel.doctorId)
    .execute()
  const serviceId = await createService(db, doctor.assignmentId, {})
  const twin = await createService(db, inGomel.assignmentId, {})
  for (const id of [serviceId, twin])
    await db
      .updateTable('service')
      .set({ name_ru: 'УЗИ печени', name_be: 'УГД печані' })
      .where('id', '=', id)
      .execute()
  return { ...catalogue, ent, gomel, inGomel, serviceId, twin }
}
