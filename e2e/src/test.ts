import { test as base, expect, type Page } from '@playwright/test'
import { type Account, nextAccount } from './accounts.ts'
import { address } from './address.ts'
import { type FreeDoctor, freeChildrensDoctor, freeDoctor, freeListedDoctor } from './clinic.ts'
import { expectAccessible } from './expect-accessible.ts'
import { nextIndex } from './next-index.ts'
import { signInAs } from './patient-acts.ts'

interface Fixtures {
  /** A person with a complete profile and without visits. */
  patient: Account
  /** Another person. */
  rival: Account
  /** A third person. */
  neighbour: Account
  /** A doctor whom no other test books. */
  clinic: FreeDoctor
  /** The same, whose next times the list of doctors shows. */
  listedClinic: FreeDoctor
  /** A doctor for children whom no other test books. */
  childrensClinic: FreeDoctor
  signIn: (account: Account) => Promise<void>
  expectAccessible: () => Promise<void>
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => use(address()),
  patient: async ({}, use) => use(nextAccount()),
  rival: async ({}, use) => use(nextAccount()),
  neighbour: async ({}, use) => use(nextAccount()),
  clinic: async ({}, use) => use(await freeDoctor(nextIndex('doctor'))),
  listedClinic: async ({}, use) => use(await freeListedDoctor(nextIndex('listed-doctor'))),
  childrensClinic: async ({}, use) => use(await freeChildrensDoctor(nextIndex('childrens-doctor'))),
  signIn: async ({ page }, use) => use(account => signInAs(page, account)),
  expectAccessible: async ({ page }, use) => use(() => expectAccessible(page)),
  page: async ({ page, javaScriptEnabled }, use) => {
    const complaints: string[] = []
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      // The browser itself reports every refusal of the server as an error.
      const isRefusal = message.text().startsWith('Failed to load resource')
      if (message.type() === 'error' && !isRefusal) complaints.push(message.text())
    })
    const open = page.goto.bind(page)
    page.goto = async (...given) => {
      const response = await open(...given)
      if (javaScriptEnabled !== false) await waitForTakeOver(page)
      return response
    }
    await use(page)
    expect(complaints, 'the page complained').toEqual([])
  },
})

/** A page that the server rendered is seen before it reacts. */
const waitForTakeOver = (page: Page) =>
  expect(page.locator('html:not([data-ready]) #page-data')).toHaveCount(0)

export { expect }
