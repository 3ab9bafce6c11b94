import { expect } from '@playwright/test'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { address } from './address.ts'
import { vizit, withFiles } from './vizit.ts'

const CLINIC = 'registry-e2e'
const HOURS = ['09:00', '10:00', '11:00', '12:00']

/** Ten days from now, on which the clinic has timeslots at the hours above. */
const date = () => new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10)

/** A patient in the registry's file. */
export interface Caller {
  readonly phone: string
  readonly lastName: string
  readonly firstName: string
  readonly birthday: string
  readonly sex: 'f' | 'm'
}

const bringIn = (what: 'clinic' | 'visits', files: Readonly<Record<string, string>>) =>
  withFiles(files, async folder => {
    await vizit('import', what, folder)
  })

/** Imports a clinic that can be booked only by phone. */
export function openRegistry(): Promise<void> {
  const slots = HOURS.map(time => `doctor,branch,${date()},${time},30`).join('\n')
  return bringIn('clinic', {
    'clinic.csv': `code,name\n${CLINIC},Клиника с регистратурой\n`,
    'branches.csv': 'code,name,town,address,phones\nbranch,Филиал на Немиге,Минск,"ул. Немига, 5",103\n',
    'doctors.csv':
      'code,last_name,first_name,middle_name,adult,children\ndoctor,Гайдук,Максим,Ильич,yes,yes\n',
    'assignments.csv': 'doctor,branch,speciality,booking\ndoctor,branch,therapist,registry\n',
    'slots.csv': `doctor,branch,date,time,minutes\n${slots}\n`,
  })
}

/** Imports phone bookings for these people, one after another; `cancelled`: and their cancellations. */
export function bookByPhone(callers: readonly Caller[], cancelled = false): Promise<void> {
  const rows = callers.map(({ phone, lastName, firstName, birthday, sex }, index) => {
    const time = HOURS[index]
    const who = [lastName, firstName, birthday, sex, `+${phone}`].join(',')
    return [CLINIC, `n-${phone}`, 'doctor', 'branch', date(), time, who, cancelled ? 'yes' : 'no'].join(',')
  })
  const header = 'clinic,number,doctor,branch,date,time,last_name,first_name,birthday,sex,phone,cancelled'
  return bringIn('visits', { 'visits.csv': `${header}\n${rows.join('\n')}\n` })
}

/** The path of the link in the SMS about the visit. */
export async function linkSentTo(phone: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const response = await fetch(`${address()}/dev/messages.json?to=${phone}`)
    const texts = ((await response.json()) as { text: string }[]).map(({ text }) => text)
    link = texts.flatMap(text => /\/i#\S+/.exec(text) ?? [])[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 10_000 })
  return link
}
