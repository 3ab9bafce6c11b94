import type { Answer } from '@vizit/api-client/calls.ts'
import { address } from '../src/address.ts'
import { freeDoctor } from '../src/clinic.ts'
import { expect, test } from '../src/test.ts'

/** In the demo. */
async function read<T>(path: string): Promise<T> {
  const answer = await fetch(`${address()}/api/v2/public${path}`)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json() as Promise<T>
}

/** A page of each kind that the server names. */
async function publicPages(): Promise<string[]> {
  const { doctor, branchId } = await freeDoctor(0)
  const { items: services, directions } = await read<Answer<'findServices'>>('/services?locationCode=17')
  const { items: drugs } = await read<Answer<'findDrugs'>>('/drugs?locationCode=17')
  const packs = `${drugs[0]?.packs[0]?.id}:1`
  const pharmacies = await read<Answer<'findPharmacies'>>(`/pharmacies?packs=${packs}&locationCode=17`)
  const words = (text: string) => `q=${encodeURIComponent(text)}`
  return [
    '/?town=17',
    `/doctors?${words('терапевт минск')}&town=232`,
    '/medcenters?town=17',
    `/services?town=17&direction=${directions[0]?.id}`,
    `/services/${services[0]?.id}?town=17`,
    `/clinics/demo/doctors/${doctor.id}?tab=reviews`,
    `/clinics/demo/branches/${branchId}?tab=services`,
    `/drugs/${drugs[0]?.id}`,
    `/pharmacies/${pharmacies.items[0]?.pharmacyId}`,
    '/specialities?town=17&speciality=1',
  ]
}

const LANGUAGES = ['ru', 'be', 'en']

// Each kind in one language: the three have the same code, and the words of all are compared without a browser.
test('a public page keeps the title that the server gave it', async ({ page }) => {
  for (const [at, path] of (await publicPages()).entries()) {
    const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${LANGUAGES[at % 3]}`)
    const [, named = ''] = /<title>([^<]*)/.exec((await answer?.text()) ?? '') ?? []
    expect(answer?.status(), path).toBe(200)
    expect(named, path).toContain(' · ')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.title), path).toBe(withoutEntities(named))
    // Another page of this journey begins without what this one has chosen.
    await page.evaluate(() => localStorage.clear())
  }
})

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const withoutEntities = (text: string) => text.replace(/&\w+;/g, entity => ENTITIES[entity] ?? entity)
