import { expect, test } from 'vitest'
import { saysEmergency } from './says-emergency.ts'

test.each([
  'кровотечение дёсен',
  'кровотечение десен',
  'кровотечение из дёсен',
  'кровотечение десны',
  'дёсны кровотечение',
  'кровотечения дёсен у ребёнка',
  'кровотечение дёсен при чистке зубов',
  'крывацёк дзёсен',
  'крывацёк з дзясны',
  'bleeding gums',
  'gums bleeding',
  'my gums are bleeding',
  'bleeding gums when brushing teeth',
  'rhjdjntxtybt ltcty',
])('bleeding gums wait for a dentist: %s', query => {
  expect(saysEmergency(query)).toBe(false)
})

test.each([
  'сильное кровотечение дёсен',
  'кровотечение из десны не останавливается',
  'кровотечение из десны после удаления зуба',
  'срочно кровотечение дёсен',
  'кровотечение дёсен и носа',
  'постоянно кровотечение из десны',
  'пастаянна крывацёк з дзясны',
  'кровотечение',
  'моцны крывацёк з дзясны',
  'gums bleeding won’t stop',
  'bleeding',
])('what makes them more is an emergency, as any other bleeding is: %s', query => {
  expect(saysEmergency(query)).toBe(true)
})
