import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { routes } from '@vizit/api-client/routes.ts'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { answer, loseConnection, refuse } from '../../../testing/answer.ts'
import { open } from '../../../testing/open.tsx'
import { server } from '../../../testing/server.ts'
import { beginWithDoctors, card } from '../testing/doctors-screen.ts'
import { doctorList, listedDoctor } from '../testing/listed-doctor.ts'

beginWithDoctors()

test('the next page comes with the cursor, and the focus goes to its first doctor', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')], { total: 2, nextCursor: 'next' }))
  const { user } = await open('/doctors')
  await card('Ковалевич Анна 7')
  expect(screen.getByText('Показано 1 из 2')).toBeTruthy()
  const asked = answer('findDoctors', doctorList([listedDoctor('8')], { total: 2 }))
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await card('Ковалевич Анна 8')
  expect(asked[0]?.query).toEqual({ cursor: 'next' })
  expect(document.activeElement?.textContent).toContain('Ковалевич Анна 8')
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

test('a next page that is asked for comes although the list is read again meanwhile', async () => {
  const second = Promise.withResolvers<void>()
  const pages = { first: doctorList([listedDoctor('7')], { total: 2, nextCursor: 'next' }), later: 0 }
  answer('findDoctors', pages.first)
  const { user, queries } = await open('/doctors')
  await card('Ковалевич Анна 7')
  server.use(
    http.get(`*${routes.findDoctors.path}`, async ({ request }) => {
      if (!new URL(request.url).searchParams.has('cursor')) return HttpResponse.json(pages.first)
      pages.later += 1
      if (pages.later === 1) await second.promise
      return HttpResponse.json(doctorList([listedDoctor('8')], { total: 2 }))
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(pages.later).toBe(1))
  // What a change of free times does.
  await queries.invalidateQueries({ queryKey: ['findDoctors'] })
  await card('Ковалевич Анна 8')
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
  second.resolve()
})

test('a known order that is chosen while the next page is asked for keeps as many pages as it had', async () => {
  const asked: string[] = []
  server.use(
    http.get(`*${routes.findDoctors.path}`, async ({ request }) => {
      const { searchParams } = new URL(request.url)
      const [sort, cursor] = [searchParams.get('sort') ?? 'byDate', searchParams.get('cursor') ?? 'first']
      asked.push(`${sort} ${cursor}`)
      if (sort === 'byDate' && cursor !== 'first') await new Promise(() => undefined)
      const id = sort === 'byName' ? '8' : '7'
      return HttpResponse.json(doctorList([listedDoctor(id)], { total: 9, nextCursor: 'next' }))
    }),
  )
  const { user } = await open('/doctors?sort=byName')
  await card('Ковалевич Анна 8')
  await user.selectOptions(screen.getByLabelText('Сначала'), 'Раннее время')
  await card('Ковалевич Анна 7')
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await waitFor(() => expect(asked).toContain('byDate next'))
  await user.selectOptions(screen.getByLabelText('Сначала'), 'По фамилии')
  await card('Ковалевич Анна 8')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Показать ещё' }).ariaBusy).not.toBe('true'))
  expect(screen.getByText('Показано 1 из 9')).toBeTruthy()
  expect(asked).not.toContain('byName next')
})

test('a next page that was asked for without a network comes by itself when it is back', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')], { total: 2, nextCursor: 'next' }))
  const { user } = await open('/doctors')
  await card('Ковалевич Анна 7')
  loseConnection('findDoctors')
  onlineManager.setOnline(false)
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  await screen.findByRole('button', { name: 'Повторить' })
  server.use(
    http.get(`*${routes.findDoctors.path}`, ({ request }) => {
      const isSecond = new URL(request.url).searchParams.has('cursor')
      const page = isSecond ? (['8', {}] as const) : (['7', { nextCursor: 'next' }] as const)
      return HttpResponse.json(doctorList([listedDoctor(page[0])], { total: 2, ...page[1] }))
    }),
  )
  onlineManager.setOnline(true)
  await card('Ковалевич Анна 8')
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull()
})

test('an address of a later page shows it, and leads to the first one; another filter begins anew', async () => {
  const asked = answer('findDoctors', doctorList([listedDoctor('8')], { total: 2 }))
  const { user, path } = await open('/doctors?cursor=next')
  await card('Ковалевич Анна 8')
  expect(asked[0]?.query).toEqual({ cursor: 'next' })
  expect(screen.getByRole('link', { name: 'К началу списка' }).getAttribute('href')).toBe('/doctors')
  await user.selectOptions(screen.getByLabelText('Сначала'), 'По отзывам')
  await waitFor(() => expect(path()).toBe('/doctors?sort=byFeedbacks'))
})

test('a next page that is not reached can be asked for again; the doctors before it stay', async () => {
  answer('findDoctors', doctorList([listedDoctor('7')], { total: 2, nextCursor: 'next' }))
  const { user } = await open('/doctors')
  await card('Ковалевич Анна 7')
  refuse('findDoctors', 'TOO_MANY_REQUESTS', { retryAfter: 5 })
  await user.click(screen.getByRole('button', { name: 'Показать ещё' }))
  const again = await screen.findByRole('button', { name: 'Повторить' })
  await card('Ковалевич Анна 7')
  answer('findDoctors', doctorList([listedDoctor('8')], { total: 2 }))
  await user.click(again)
  await card('Ковалевич Анна 8')
})
