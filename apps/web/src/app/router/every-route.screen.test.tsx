import { screen, waitFor, within } from '@testing-library/react'
import { routes } from '@vizit/api-client/routes.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { answer, refuse } from '../../testing/answer.ts'
import { NOW } from '../../testing/clinic.ts'
import { open } from '../../testing/open.tsx'
import { anna, tokens } from '../../testing/people.ts'
import { session } from '../session/session.ts'

const pathsOf = (route: unknown): string[] => {
  const { children, options } = route as { children?: object; options?: { path?: string } }
  return [options?.path ?? '', ...Object.values(children ?? {}).flatMap(pathsOf)]
}
const paths = [...new Set(pathsOf(routeTree))].filter(path => path.startsWith('/'))

/** Parameters of links that were shortened or typed, or that others wrote. */
const GARBAGE = {
  child: 'abc',
  age: '-7',
  date: '2026-99-99',
  town: '999999',
  clinic: '../x',
  branch: '0',
  doctor: 'NaN',
  service: '99999999999999999999',
  option: '%',
  speciality: 'undefined',
  profileId: 'null',
  id: '<b>',
  tab: 'none',
  q: '%00',
  page: '-1',
}
const query = new URLSearchParams(GARBAGE).toString()
/** Valid ids of things that do not exist. */
const UNKNOWN = {
  ...GARBAGE,
  child: '17',
  age: '999',
  date: '9999-12-31',
  clinic: 'none',
  branch: '999',
  doctor: '999',
  service: '999',
  option: '999',
  speciality: '999',
}
const unknown = new URLSearchParams(UNKNOWN).toString()

const filled = (path: string, id: string) => path.replace(/\$\w+/g, id).replace(/\/\$$/, '/no/such/page')
const addresses = paths.flatMap(path => [
  [path, 'alone', filled(path, 'abc')],
  [path, 'with garbage', `${filled(path, 'abc')}?${query}#token=abc`],
  [path, 'with what does not exist', `${filled(path, '999')}?${unknown}`],
])

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date'] })
  for (const name of Object.keys(routes) as (keyof typeof routes)[]) refuse(name, 'NOT_FOUND', {})
  answer('listProviders', [])
  answer('listLocations', [])
  answer('listBranches', [])
  answer('listDoctors', [])
  answer('listVisits', { future: [], past: [] })
})
afterEach(() => {
  session.end()
  vi.useRealTimers()
})

async function expectNextStep() {
  await waitFor(() => {
    const main = within(screen.getByRole('main'))
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).not.toContain(
      'Что-то пошло не так',
    )
    const steps = [
      ...main.queryAllByRole('link'),
      ...main.queryAllByRole('button'),
      ...main.queryAllByRole('textbox'),
    ]
    expect(steps.length).toBeGreaterThan(0)
    expect(screen.getByRole('main').textContent).not.toMatch(/undefined|NaN|\[object|Invalid/)
  })
}

test('the routes are read from the route tree', () => expect(paths.length).toBeGreaterThan(45))

test.each(addresses)('%s %s offers a guest a next step', async (_path, _how, address) => {
  const { close } = await open(address)
  await expectNextStep()
  close()
})

test.each(addresses)('%s %s offers a patient a next step', async (_path, _how, address) => {
  session.start(tokens)
  answer('readProfile', anna)
  const { close } = await open(address)
  await expectNextStep()
  close()
})
