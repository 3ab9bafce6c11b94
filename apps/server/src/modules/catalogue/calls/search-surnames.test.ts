import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { searchWorld } from '../testing/search-world.ts'

const { get, db, clinic, gomel } = await searchWorld()

/** A doctor with no other words of the name. */
async function doctorOf(place: typeof clinic, [last, first, middle]: readonly [string, string, string]) {
  const { doctorId } = await createDoctor(
    db,
    { ...clinic, ...place },
    { from: '2026-03-02T06:00:00Z', slots: 0 },
  )
  await db
    .updateTable('doctor')
    .set({
      ...{ last_name_ru: last, first_name_ru: first, middle_name_ru: middle },
      ...{ last_name_be: null, first_name_be: null, middle_name_be: null },
      ...{ last_name_en: null, first_name_en: null, middle_name_en: null },
    })
    .where('id', '=', doctorId)
    .execute()
  return doctorId
}

const nina = await doctorOf(clinic, ['Савицкая', 'Нина', 'Ивановна'])
const leonid = await doctorOf({ ...clinic, ...gomel }, ['Иванов', 'Леонид', 'Петрович'])

const foundInMinsk = async (q: string) => {
  const { body } = await get(`/api/v2/public/search?q=${encodeURIComponent(q)}&locationCode=17`)
  return body.doctors.items.map(({ doctorId }: { doctorId: string }) => doctorId)
}

test.each(['Иванов', 'иванов', 'Ivanov', 'Иванов Л'])(
  'a surname in another town comes before a patronymic that begins so in this one: %s',
  async q => {
    expect((await foundInMinsk(q))[0]).toBe(leonid)
  },
)

test('one word of a name does not answer two words of a query', async () => {
  expect((await foundInMinsk('Иванов Иван'))[0]).toBe(leonid)
  expect(await foundInMinsk('Савицкая Иванов')).toEqual([nina])
  expect(await foundInMinsk('нина ивановна')).toEqual([nina])
})
