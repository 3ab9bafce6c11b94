import type { Page } from '@playwright/test'
import { serverTexts } from '@vizit/i18n/server-texts.ts'
import type { Account } from '../src/accounts.ts'
import { address } from '../src/address.ts'
import { launchWhole } from '../src/launch-options.ts'
import { bookAs } from '../src/patient-acts.ts'
import { dueNow, listenForPush } from '../src/reminder-acts.ts'
import { expect, test } from '../src/test.ts'

// The shell shows no notifications.
test.use({ serviceWorkers: 'allow', launchOptions: await launchWhole() })

const texts = serverTexts('ru')
const reminders = texts.area('reminders')

/** Delivers a message as the browser's push service would. */
async function deliver(page: Page, message: object): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller) await new Promise(resolve => setTimeout(resolve, 20))
  })
  const browser = await page.context().newCDPSession(page)
  const registered = new Promise<string>(resolve =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  })
}

/** How each message to this person was sent, the newest first. */
async function channelsTo({ phone }: Account): Promise<string[]> {
  const answer = await fetch(`${address()}/dev/messages.json?to=${phone}`)
  return ((await answer.json()) as { channel: string }[]).map(({ channel }) => channel)
}

test('a reminder comes as a push once, and is answered by its link without signing in', async ({
  page,
  context,
  browser,
  clinic,
  patient,
  signIn,
  expectAccessible,
}) => {
  await context.grantPermissions(['notifications'])
  await signIn(patient)
  const { orderId } = await bookAs(patient, clinic.slots[0])

  await page.goto('/reminders')
  await page.getByRole('switch', { name: reminders('quiet.on') }).click()
  await expect(page.getByText(reminders('saved'))).toBeVisible()
  await expectAccessible()
  await page.goto(`/visits/${orderId}`)
  await page.getByRole('combobox', { name: reminders('visit.label') }).selectOption('2h')
  await expect(page.getByText(/^Напомним /)).toBeVisible()

  const service = await listenForPush(patient)
  const before = (await channelsTo(patient)).length
  await dueNow(orderId)
  await expect.poll(() => service.taken.length, { timeout: 20_000 }).toBe(1)
  const shown = service.taken[0]?.shown
  expect(shown).toMatchObject({
    title: texts.message('visitReminderSubject'),
    opens: `/visits/${orderId}`,
    reply: { title: texts.message('visitReminderReply') },
  })
  const confirmed = context.waitForEvent('response', answer => answer.url().endsWith('/push/receipts'))
  await deliver(page, { ...shown })
  expect((await confirmed).status()).toBe(204)
  const actions = await page.evaluate(async () => {
    const [notification] = await (await navigator.serviceWorker.ready).getNotifications()
    return (notification as unknown as { actions: { title: string }[] }).actions.map(({ title }) => title)
  })
  expect(actions).toEqual([texts.message('visitReminderReply')])
  // The push was shown, so no SMS is sent, and the reminder is not sent twice.
  // Its data are deleted by now, so it is not known by its text.
  const channels = await channelsTo(patient)
  expect(channels.slice(0, channels.length - before)).toEqual(['push'])
  expect(service.taken).toHaveLength(1)
  await service.close()

  // On a device where nobody is signed in.
  const elsewhere = await (
    await browser.newContext({ locale: 'ru-RU', viewport: { width: 360, height: 740 } })
  ).newPage()
  await elsewhere.goto(address() + shown?.reply?.opens)
  await elsewhere.getByRole('button', { name: reminders('reply.confirm') }).click()
  await expect(elsewhere.getByRole('heading', { name: reminders('reply.confirmedTitle') })).toBeVisible()
  expect(elsewhere.url()).toBe(`${address()}/reply`)
  await elsewhere.close()
  await page.goto(`/visits/${orderId}`)
  await expect(page.getByText(/^Подтверждено, что визит состоится/)).toBeVisible()
})
