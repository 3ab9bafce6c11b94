import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { addProgrammes } from '../store/programmes.ts'

const { app, db } = await testWorld()

const list = async (language: string, query = '') =>
  (
    await app.inject({ url: `/api/v2/public/programs${query}`, headers: { 'accept-language': language } })
  ).json()

test("active programmes are listed in the caller's language", async () => {
  const caption = { ru: 'Завод', be: 'Завод «Зорка»', en: 'Plant' }
  await addProgrammes(db, [
    { code: 'plant', kind: 'EMPLOYER', caption },
    { code: 'insurer', kind: 'INSURER', caption },
  ])
  await db.updateTable('programme').set({ active: false }).where('code', '=', 'insurer').execute()
  expect(await list('be')).toEqual([{ code: 'plant', kind: 'EMPLOYER', programCaption: 'Завод «Зорка»' }])
  const all: { code: string }[] = await list('be', '?all=true')
  expect(all.map(({ code }) => code)).toEqual(['insurer', 'plant'])
  await db.updateTable('programme').set({ caption_be: null }).execute()
  expect(await list('be')).toMatchObject([{ programCaption: 'Завод' }])
})

test('programmes are in the order of their names, not of their codes', async () => {
  const named = (code: string, name: string) => ({
    code,
    kind: 'INSURER' as const,
    caption: { ru: name, be: name, en: name },
  })
  await addProgrammes(db, [named('a', 'Ясень'), named('b', 'Ёлка'), named('z', 'Берёза')])
  const names = (await list('ru')).map(({ programCaption }: { programCaption: string }) => programCaption)
  expect(names).toEqual(['Берёза', 'Ёлка', 'Завод', 'Ясень'])
  await db.deleteFrom('programme').where('code', 'in', ['a', 'b', 'z']).execute()
})

test('an existing programme stays as the operator changed it', async () => {
  await addProgrammes(db, [{ code: 'plant', kind: 'INSURER', caption: { ru: '1', be: '2', en: '3' } }])
  expect(await list('en')).toMatchObject([{ code: 'plant', kind: 'EMPLOYER', programCaption: 'Plant' }])
})
