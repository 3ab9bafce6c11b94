import { expect } from '@playwright/test'
import { address } from './address.ts'

/** Finds a pattern in the newest letter to an address, from the development inbox. */
export async function findInEmail(to: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const response = await fetch(`${address()}/dev/messages.json?to=${encodeURIComponent(to)}`)
    const [newest] = (await response.json()) as { text: string }[]
    found = pattern.exec(newest?.text ?? '')?.[0] ?? ''
    expect(found).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return found
}
