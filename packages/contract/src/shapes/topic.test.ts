import { expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '../api.ts'
import { type Call, repeatOf } from '../call.ts'

test('whatever shows the nearest or the free times is read again when one is taken or freed', () => {
  const showsTimes = ({ answer }: Call) =>
    answer !== undefined &&
    /"(nearestTimeslot|nextTimeslot|freeTimeslots)":/.test(
      JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' })),
    )
  const showing = Object.entries<Call>(api).filter(
    ([, call]) => repeatOf(call) === 'reads' && showsTimes(call),
  )
  expect(showing.map(([name]) => name)).toContain('findDoctors')
  const silent = showing.filter(([, { topics }]) => !topics?.includes('timeslots'))
  expect(silent.map(([name]) => name)).toEqual([])
})
