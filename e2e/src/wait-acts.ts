import { expect } from '@playwright/test'
import { isoWeekday } from '@vizit/domain/time/civil-date.ts'
import type { Account } from './accounts.ts'
import { address } from './address.ts'
import { type FreeDoctor, minskTime } from './clinic.ts'

const my = () => `${address()}/api/v2/my/providers`

async function ask(account: Account, method: string, path: string, body?: object): Promise<Response> {
  const response = await fetch(my() + path, {
    method,
    headers: {
      Authorization: `Bearer ${account.bearer}`,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response
}

/** Waits for exactly this time of the doctor, like another device of that person. */
export async function waitFor(
  account: Account,
  { doctor, date, slots }: FreeDoctor,
  slot: FreeDoctor['slots'][number],
  orderId?: string,
): Promise<void> {
  const next = slots.find(({ startTime }) => startTime > slot.startTime)
  const wanted = {
    weekdays: [isoWeekday(date)],
    lastDate: date,
    timeFrom: minskTime(slot.startTime),
    ...(next ? { timeTo: minskTime(next.startTime) } : {}),
  }
  if (orderId) await ask(account, 'POST', '/waitlist/earlier', { orderId, ...wanted })
  else {
    const { profileId } = account
    await ask(account, 'POST', '/waitlist/free', { profileId, doctorId: doctor.id, ...wanted })
  }
}

export const cancelAs = (account: Account, orderId: string) => ask(account, 'DELETE', `/orders/${orderId}`)

/** The link in the message about a freed time, as soon as it is sent. */
export async function offeredLink({ phone }: Account): Promise<string> {
  let link = ''
  await expect(async () => {
    const response = await fetch(`${address()}/dev/messages.json?to=${phone}`)
    const messages = (await response.json()) as { text: string }[]
    link = messages.flatMap(({ text }) => /\/waitlist\/offers\/[0-9a-f-]{36}/.exec(text) ?? [])[0] ?? ''
    expect(link, `nothing was offered to ${phone}`).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return link
}
