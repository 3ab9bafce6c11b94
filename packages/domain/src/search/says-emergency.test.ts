import { expect, test } from 'vitest'
import { saysEmergency } from './says-emergency.ts'

test.each([
  'инфаркт',
  'Скорая помощь',
  'вызвать скорую',
  'у мужа боль в груди',
  'Отёк Квинке',
  'отек квинке',
  'страта прытомнасці',
  'ІНСУЛЬТ',
  "can't breathe",
  'chest pain',
  '103',
  ' 112 ',
  'crjhfz gjvjom',
  'неотложная помощь',
])('%s', query => {
  expect(saysEmergency(query)).toBe(true)
})

test.each([
  '',
  'болит зуб',
  'боль в спине',
  'кардиолог',
  'скоробогатов',
  'поликлиника 103',
  '1030',
  'сознание',
  'боль, в ноге и в груди',
])('no emergency: %s', query => {
  expect(saysEmergency(query)).toBe(false)
})
