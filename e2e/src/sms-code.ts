import { expect } from '@playwright/test'
import { address } from './address.ts'

interface Message {
  readonly text: string
}

/** The code of the newest SMS to a phone, from the development inbox; `after` is an earlier code to skip. */
export async function smsCode(phone: string, after = ''): Promise<string> {
  let code = ''
  await expect(async () => {
    const response = await fetch(`${address()}/dev/messages.json?to=${phone}`)
    const [newest] = (await response.json()) as Message[]
    code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
    expect(code).not.toBe('')
    expect(code).not.toBe(after)
  }).toPass({ timeout: 10_000 })
  return code
}

/** Another code in the same format. */
export const anotherCode = (code: string) => code.replace(/\d$/, last => String((Number(last) + 1) % 10))
