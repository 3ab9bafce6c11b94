import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FreedSlot, type WaitingPerson, waitlistTurns } from './waitlist-turns.ts'

const terms = { offerMinutes: 15, nightFrom: '21:00', nightTo: '09:00', leadMinutes: 30 }
const at = (time: string) => new Date(`2026-03-03T${time}:00Z`)
const half = (id: string, from: string, to: string) => ({ id, startsAt: at(from), endsAt: at(to) })
const freed: FreedSlot = {
  slotId: '2',
  slots: [half('1', '09:30', '10:00'), half('2', '10:00', '10:30'), half('3', '10:30', '11:00')],
  now: at('07:00'),
}

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const waiting = (given: Partial<WaitingPerson> = {}): WaitingPerson => ({
  id: `wait ${given.number ?? 1}`,
  number: 1,
  wanted: { weekdays: everyDay, timeFrom: null, timeTo: null, lastDate: null },
  visit: null,
  minutes: null,
  busy: [],
  asked: [],
  ...given,
})
const timesOf = (given: Partial<WaitingPerson>) =>
  waitlistTurns([waiting(given)], freed, terms).map(({ run }) => run.slotIds.join(' '))

const visitAt = (time: string) => ({
  startsAt: at(time),
  movableUntil: new Date(+at(time) - 30 * 60_000),
  slots: [],
})

test.each<[string, Partial<WaitingPerson>, string[]]>([
  ['a waiting person gets the offer', {}, ['2']],
  ['not for hours that are not wanted', { wanted: { ...waiting().wanted, timeTo: '13:00' } }, []],
  ['for a time before the visit', { visit: visitAt('10:30') }, ['2']],
  ['not for the time of the visit', { visit: visitAt('10:00') }, []],
  ['nor for a later one', { visit: visitAt('09:00') }, []],
  ['not beside another visit', { busy: [half('', '10:20', '10:50')] }, []],
  [
    'but right after and before others',
    { busy: [half('', '09:30', '10:00'), half('', '10:30', '11:00')] },
    ['2'],
  ],
  ['not twice for the same time', { asked: ['2'] }, []],
  ['for the earliest run of a service', { minutes: 60 }, ['1 2']],
  ['for the other one where the first clashes', { minutes: 60, busy: [half('', '09:00', '09:45')] }, ['2 3']],
  ['for the other one where the first was offered', { minutes: 60, asked: ['1'] }, ['2 3']],
  ['not for a service that does not fit', { minutes: 120 }, []],
])('%s', (_case, given, times) => expect(timesOf(given)).toEqual(times))

test('an offer ends before a visit can no longer be moved', () => {
  const soon = { startsAt: at('10:15'), movableUntil: at('07:10'), slots: [] }
  expect(waitlistTurns([waiting({ visit: soon })], freed, terms)[0]?.until).toEqual(at('07:10'))
})

test('a visit of a service can move to a time that overlaps its own', () => {
  const own = [half('4', '11:00', '11:30'), half('5', '11:30', '12:00')]
  const moving = { ...visitAt('11:00'), slots: own }
  const late = { ...freed, slotId: '3', slots: freed.slots.slice(2) }
  const [turn] = waitlistTurns([waiting({ visit: moving, minutes: 60 })], late, terms)
  expect(turn?.run).toEqual({ slotIds: ['3', '4'], startsAt: at('10:30'), endsAt: at('11:30') })
  expect(waitlistTurns([waiting({ visit: visitAt('11:00'), minutes: 60 })], late, terms)).toEqual([])
})

test('the first to join gets the first offer; a person who cannot take it is skipped and delays nobody', () => {
  const wait = fc.record({
    number: fc.integer({ min: 1, max: 1000 }),
    minutes: fc.constantFrom(null, 30, 60),
    asked: fc.subarray(['1', '2']),
    busy: fc.subarray(freed.slots.map(slot => ({ ...slot }))),
  })
  fc.assert(
    fc.property(fc.uniqueArray(wait, { selector: one => one.number, maxLength: 8 }), given => {
      const all = given.map(one => waiting({ ...one, id: `wait ${one.number}` }))
      const turns = waitlistTurns(all, freed, terms)
      const numbers = turns.map(turn => turn.waiting.number)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      // If only one person waits, they get the same offer: a turn does not depend on who else waits.
      for (const one of all) {
        const alone = waitlistTurns([one], freed, terms)
        expect(alone).toEqual(turns.filter(turn => turn.waiting === one))
      }
    }),
  )
})
