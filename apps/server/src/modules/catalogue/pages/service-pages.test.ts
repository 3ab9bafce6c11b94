import { createService } from '@vizit/test-kit/world/service.ts'
import { expect, test } from 'vitest'
import { canonical, pagesApp, site } from '../testing/pages-app.ts'

const { doctor, db, branchPath, read } = await pagesApp()

test('a service has one page, whichever organisation gives it, and none when nobody does', async () => {
  const hidden = await createService(db, doctor.assignmentId, { hidden: true })
  expect((await read(`/services/${hidden}`)).reply.statusCode).toBe(404)
  const [one, other] = [
    await createService(db, doctor.assignmentId, {}),
    await createService(db, doctor.assignmentId, {}),
  ]
  for (const id of [one, other, hidden]) {
    const { reply } = await read(`/services/${id}`)
    expect([reply.statusCode, canonical(reply.body)]).toEqual([200, `${site}/services/${one}?lang=ru`])
  }
  await db.updateTable('service').set({ active: false }).where('id', 'in', [one, other]).execute()
  expect((await read(`/services/${one}`)).reply.statusCode).toBe(404)
})

test('the head of a service says what it is, how to prepare for it and where it is to be had', async () => {
  const id = await createService(db, doctor.assignmentId, {})
  await db
    .updateTable('service')
    .set({
      ...{ name_ru: 'УЗИ почек', name_be: 'УГД нырак' },
      ...{ description_ru: `Осмотр почек ультразвуком. ${'Подробности '.repeat(20)}` },
      preparation_ru: 'Не ешьте 6 часов',
    })
    .where('id', '=', id)
    .execute()
  const { reply, about } = await read(`/services/${id}`)
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(reply.body) ?? []
  expect(description).toMatch(
    /^УЗИ почек в 1 медицинском центре\. Осмотр почек ультразвуком\. Подробности .*Подробности… Цены, свободное время и запись онлайн\.$/,
  )
  expect(description.length).toBeLessThan(250)
  expect(about).toMatchObject({
    '@type': ['MedicalProcedure', 'Service'],
    name: 'УЗИ почек',
    description: expect.stringContaining('Осмотр почек'),
    preparation: 'Не ешьте 6 часов',
    provider: [{ '@type': 'MedicalClinic', '@id': site + branchPath, name: 'Филиал на Немиге' }],
    potentialAction: { '@type': 'ReserveAction', target: `${site}/services/${id}` },
  })
  const belarusian = await read(`/services/${id}`, 'be')
  expect(belarusian.reply.body).toContain('УГД нырак у 1 медыцынскім цэнтры')
  await db.updateTable('service').set({ active: false }).where('id', '=', id).execute()
})
