import { expect, test } from 'vitest'
import { createScreenTexts } from './screen-texts.ts'

test('a screen has the areas that its route named, and the common texts', async () => {
  const texts = createScreenTexts('ru')
  const [spoken] = await Promise.all([texts.speak('ru'), texts.need(['visits'])])
  expect(spoken.area('visits')('title')).toBe('Мои визиты')
  expect(spoken.area('common')('product')).toBe('Визит')
})

test('an area loaded later is available to existing translators', async () => {
  const texts = createScreenTexts('ru')
  const spoken = await texts.speak('ru')
  expect(() => spoken.area('profile')).toThrow("loadRouteTexts('profile')")
  await texts.need(['profile'])
  expect(spoken.area('profile')('title')).toBe('Профиль')
})

test('another language loads all areas used so far, and those requested meanwhile', async () => {
  const texts = createScreenTexts('ru')
  await texts.speak('ru')
  await texts.need(['visits'])
  const english = texts.speak('en')
  await texts.need(['profile'])
  const spoken = await english
  expect(spoken.area('visits')('title')).toBe('My visits')
  expect(spoken.area('profile')('title')).toBe('Profile')
  expect(() => spoken.area('booking')).toThrow()
})
