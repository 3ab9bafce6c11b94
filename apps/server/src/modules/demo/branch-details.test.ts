import { openingsOn } from '@vizit/domain/schedule/opening-hours.ts'
import { addDays } from '@vizit/domain/time/civil-date.ts'
import { minutesOf } from '@vizit/domain/time/minsk.ts'
import { calendarDay } from '@vizit/domain/timetable/calendar-days.ts'
import { shiftsOn } from '@vizit/domain/timetable/shifts-on.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withPictures } from './branch-pictures.ts'
import { makeOrganisation } from './make-organisation.ts'
import { organisations } from './organisations.ts'
import { readDemoReference } from './reference.ts'

const TODAY = '2026-11-21'
const reference = await readDemoReference()
const clinics = organisations.map(organisation => makeOrganisation(organisation, reference, TODAY))

test('every branch of the demo has all that a page of a centre shows, in three languages', () => {
  for (const { description, gettingThere, emails, hours, exceptions } of clinics.flatMap(c => c.branches)) {
    for (const { ru, be, en } of [description, gettingThere]) {
      expect([ru, be, en].every(Boolean)).toBe(true)
      expect(new Set([ru, be, en]).size).toBe(3)
    }
    expect(emails.every(email => email.endsWith('.example'))).toBe(true)
    expect([hours.length, exceptions.length].every(Boolean)).toBe(true)
  }
})

test('every service of the demo has a description, a preparation and its listed service', () => {
  for (const { code, description, preparation, commonCode } of clinics.flatMap(c => c.services)) {
    expect([description.be, preparation.en, `s${commonCode}`]).toEqual([
      expect.any(String),
      expect.any(String),
      code,
    ])
  }
})

test('doctors of the demo work while their branch is open', () => {
  const week = Array.from({ length: 14 }, (_, at) => addDays('2026-11-23', at))
  for (const { assignments, branches } of clinics) {
    const schedules = new Map(
      branches.map(({ code, hours, exceptions }) => [
        code,
        { hours, exceptions, daysOff: [], publicHolidays: [] },
      ]),
    )
    const outside = assignments.flatMap(({ branch, timetable }) =>
      week.flatMap(date => {
        const schedule = schedules.get(branch)
        const openings = schedule ? openingsOn(schedule, date) : []
        return shiftsOn(timetable, calendarDay(date, new Set())).filter(
          ({ starts, ends }) =>
            !openings.some(({ opens, closes }) => opens <= minutesOf(starts) && minutesOf(ends) <= closes),
        )
      }),
    )
    expect(outside).toEqual([])
  }
})

test('every branch of the demo has two pictures, the same on every machine', async () => {
  const [clinic] = clinics
  if (!clinic) throw new Error('there is a clinic')
  const { photos, branches } = await withPictures(clinic)
  expect(photos).toHaveLength(2)
  expect(await sharp(photos[0]?.content).metadata()).toMatchObject({
    format: 'webp',
    width: 960,
    height: 640,
  })
  const hashes = photos.map(({ hash }) => hash)
  expect(branches.every(({ photoHashes }) => photoHashes.join() === hashes.join())).toBe(true)
})

test('an ultrasound of the heart says nothing of the bladder, one of the bladder does', () => {
  const saidOf = (commonCode: string) =>
    clinics.flatMap(c => c.services).find(service => service.commonCode === commonCode)?.preparation.en
  expect(saidOf('184')).toMatch(/^No preparation/)
  expect(saidOf('166')).toMatch(/bladder/)
  expect(saidOf('163')).toMatch(/^Do not eat/)
})
