import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { expect, test } from 'vitest'
import { MONDAY } from '../testing/catalogue-app.ts'
import { doctorsToFind } from '../testing/doctors-to-find.ts'

const { get, clinic, db } = await doctorsToFind()

test('doctors of one surname and first name go by their patronymics', async () => {
  const named = async (middle_name_ru: string | null) => {
    const { doctorId } = await createDoctor(db, clinic, { from: `${MONDAY}T10:00:00Z`, slots: 1 })
    const name = { last_name_ru: 'Яцук', first_name_ru: 'Иван', middle_name_ru }
    await db.updateTable('doctor').set(name).where('id', '=', doctorId).execute()
    return doctorId
  }
  const [last, none, first] = [await named('Михайлович'), await named(null), await named('Иванович')]
  const { body } = await get(`/api/v2/public/doctors?sort=byName&q=${encodeURIComponent('яцук')}`)
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([none, first, last])
})
