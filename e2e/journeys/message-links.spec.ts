import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../src/test.ts'

const SERVER = join(import.meta.dirname, '../../apps/server/src')

/** The paths that messages of the server name after its public address. */
function pathsInMessages(): string[] {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  const sources = files.filter(file => /^modules\/.*(?<!\.test)\.ts$/.test(file))
  const texts = sources.map(file => readFileSync(join(SERVER, file), 'utf8'))
  return [
    ...new Set(
      texts.flatMap(text => [...text.matchAll(/publicUrl\}(\/[\w/-]+)#/g)].map(([, path = '']) => path)),
    ),
  ]
}

/** Of messages that say a number or a choice in the path. */
const WITH_PARTS = [
  '/visits/invoices',
  '/visits/invoices/00000000-0000-4000-8000-000000000000',
  '/waitlist/offers/00000000-0000-4000-8000-000000000000',
  '/drug-alerts',
  '/timeslot?clinic=demo',
]

test('each link of a message is a page of the server', async ({ request }) => {
  const paths = pathsInMessages()
  expect(paths).toEqual(expect.arrayContaining(['/i', '/v', '/r', '/undo-email', '/confirm-email']))
  for (const path of [...paths, ...WITH_PARTS]) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } })
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toContain('<noscript>')
  }
})
