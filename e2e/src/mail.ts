import { expect } from '@playwright/test'
import { address } from './address.ts'

export interface Mail {
  /** The path of its link, without the product's address. */
  readonly path: string
  readonly code: string
}

/** The newest confirmation mail to an address, from the development inbox; `after` is an earlier mail to skip. */
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
