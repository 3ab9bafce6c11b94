import { expect } from '@playwright/test'
import { address } from './address.ts'

interface Message {
  readonly text: string
}

/** The code of the newest SMS to a phone, from the development inbox. */
export async function smsCode(phone: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const response = await fetch(`${address()}/dev/messages.json?to=${phone}`)
    const [newest] = (await response.json()) as Message[]
    code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return code
}
