import { createClinic, createSpeciality } from '@vizit/test-kit/world/clinic.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { catalogueApp, MONDAY } from './catalogue-app.ts'

/** The catalogue with a doctor in Minsk, one in Gomel and one whom the reception books. Called at the top of a test file. */
export async function doctorsToFind() {
  const catalogue = await catalogueApp()
  const { clinic, db } = catalogue
  // A neurologist of another organisation in Gomel, for children, free on Wednesday evening and late in March.
  await db
    .insertInto('location')
    .values({
      code: 232,
      name_ru: 'Гомель',
      name_be: 'Гомель',
      name_en: 'Gomel',
      latitude: 52.4,
      longitude: 31,
      banners: [],
    })
    .execute()
  const other = await createClinic(db)
  await db.updateTable('branch').set({ location_code: 232 }).where('id', '=', other.branchId).execute()
  const neurology = await createSpeciality(db, { ru: 'Невролог', be: 'Неўролаг', en: 'Neurologist' })
  const neurologist = await createDoctor(
    db,
    { ...other, specialityId: neurology },
    { from: '2026-03-04T15:30:00Z', slots: 1, adult: false },
  )
  await db
    .updateTable('doctor')
    .set({
      ...{ last_name_ru: 'Алёшин', first_name_ru: 'Пётр', last_name_be: 'Алёшын', first_name_be: 'Пётр' },
      ...{ languages: ['be', 'pl'], qualification_ru: 'высшая категория', work_start: 2001 },
    })
    .where('id', '=', neurologist.doctorId)
    .execute()
  // A doctor whom nobody can book online.
  const inRegistry = await createDoctor(db, clinic, {
    from: `${MONDAY}T05:00:00Z`,
    slots: 2,
    policy: 'registry',
  })
  await db
    .updateTable('doctor')
    .set({ last_name_ru: 'Яшина' })
    .where('id', '=', inRegistry.doctorId)
    .execute()
  return { ...catalogue, neurology, neurologist, inRegistry, other }
}
