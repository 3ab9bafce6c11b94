import { serverTexts } from '@vizit/i18n/server-texts.ts'
import { minskTime } from '../src/clinic.ts'
import { openFhirClinic } from '../src/fhir-clinic.ts'
import { expect, test } from '../src/test.ts'

const { area } = serverTexts('ru')
const [booking, errors] = [area('booking'), area('errors')]

// Importing and connecting the clinic start a process each.
test.describe.configure({ timeout: 120_000 })

test('a visit at a FHIR clinic is booked and moved', async ({ page, patient, signIn }) => {
  const clinic = await openFhirClinic()
  try {
    await expect.poll(() => clinic.freeTimes().then(({ length }) => length)).toBe(3)
    const [from, to] = await clinic.freeTimes()
    if (!from || !to) throw new Error('the clinic offers no time')
    const at = (time: string) => [new Date(time).getTime()]
    await signIn(patient)

    await test.step('while the clinic does not answer, nothing is booked on either side', async () => {
      clinic.befall(({ method, path }) =>
        method === 'POST' && path === 'Appointment' ? 'failing' : undefined,
      )
      await page.goto(`/timeslot/${from.timeslotId}?clinic=${clinic.code}`)
      await page.getByRole('button', { name: booking('confirm') }).click()
      await expect(page.getByText(errors('CLINIC_UNAVAILABLE.title'))).toBeVisible()
      expect(clinic.appointments()).toEqual([])
      clinic.befall()
    })

    await test.step('when it answers again, the visit is booked at the clinic and here', async () => {
      await page.goto(`/timeslot/${to.timeslotId}?clinic=${clinic.code}`)
      await page.getByRole('button', { name: booking('confirm') }).click()
      await expect(page.getByText(booking('created'))).toBeVisible()
      await expect(page.getByText(minskTime(to.startTime), { exact: true })).toBeVisible()
      expect(clinic.appointments()).toEqual(at(to.startTime))
      expect(clinic.busySlots()).toEqual(at(to.startTime))
    })

    await test.step('it is moved on the usual screens', async () => {
      const [, later] = await clinic.freeTimes().then(times => [times, times.at(-1)] as const)
      if (!later) throw new Error('nothing is left to move to')
      await page.goto('/visits')
      await page.getByRole('link', { name: 'Перенести' }).click()
      await page.getByRole('button', { name: `${minskTime(later.startTime)}, ` }).click()
      await page.getByRole('button', { name: 'Перенести визит' }).click()
      await expect(page.getByRole('paragraph').filter({ hasText: 'Визит перенесён' })).toBeVisible()
      await expect(page.getByText(minskTime(later.startTime), { exact: true })).toBeVisible()
      await expect.poll(clinic.appointments).toEqual(at(later.startTime))
      await expect.poll(clinic.busySlots).toEqual(at(later.startTime))
    })
  } finally {
    await clinic.close()
  }
})
