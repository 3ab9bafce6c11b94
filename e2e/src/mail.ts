import { expect } from '@playwright/test'
import { address } from './address.ts'

export interface Mail {
  /** Where its link leads to, whatever the address of the product. */
  readonly path: string
  readonly code: string
}

/** The newest confirmation mail to an address, from the development inbox; `after` is one that came before. */
export async function confirmationMail(to: string, after?: Mail): Promise<Mail> {
  let mail: Mail = { path: '', code: '' }
  await expect(async () => {
    const response = await fetch(`${address()}/dev/messages.json?to=${encodeURIComponent(to)}`)
    const [newest] = (await response.json()) as { text: string }[]
    const path = /\/confirm-email#token=[\w-]+/.exec(newest?.text ?? '')?.[0] ?? ''
    const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
    expect(path).not.toBe('')
    expect(path).not.toBe(after?.path)
    mail = { path, code }
  }).toPass()
  return mail
}
