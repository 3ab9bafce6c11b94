import { afterEach, expect, test, vi } from 'vitest'
import { pressAgain } from './press-again.ts'

afterEach(() => document.body.replaceChildren())

function button(name: string) {
  const made = document.createElement('button')
  made.textContent = name
  const pressed = vi.fn()
  made.addEventListener('click', pressed)
  return { made, pressed }
}

test('a button that was pressed before the scripts came is pressed again, once', () => {
  const { made, pressed } = button('Показать все')
  document.body.append(made)
  window.earlyPress = made
  pressAgain()
  pressAgain()
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.ready).toBe('')
})

test('on a page that was rendered anew, the button of the same name is pressed', () => {
  const [before, after, other] = [button('Показать все'), button('Показать все'), button('Другая')]
  document.body.append(after.made, other.made)
  window.earlyPress = before.made
  pressAgain()
  expect(after.pressed).toHaveBeenCalledTimes(1)
  expect(other.pressed).not.toHaveBeenCalled()
})

test('of several buttons of the same name none is guessed', () => {
  const [before, ...several] = [button('Ещё'), button('Ещё'), button('Ещё')]
  document.body.append(...several.map(({ made }) => made))
  window.earlyPress = before?.made ?? null
  pressAgain()
  for (const { pressed } of several) expect(pressed).not.toHaveBeenCalled()
})

function choice(name: string, values: readonly string[]) {
  const label = document.createElement('label')
  const select = document.createElement('select')
  select.append(...values.map(value => new Option(value)))
  label.append(name, select)
  const chosen: string[] = []
  select.addEventListener('change', () => chosen.push(select.value))
  return { label, select, chosen }
}

test('what was chosen in a list before the scripts came is chosen again, once', () => {
  const { label, select, chosen } = choice('Сначала', ['Раннее время', 'По фамилии'])
  document.body.append(label)
  window.earlyChoices = new Map([[select, 'По фамилии']])
  pressAgain()
  pressAgain()
  expect(chosen).toEqual(['По фамилии'])
})

test('on a page that was rendered anew, the list of the same name gets the choice', () => {
  const values = ['Раннее время', 'По фамилии']
  const [before, after] = [choice('Сначала', values), choice('Сначала', values)]
  document.body.append(after.label, choice('Язык', values).label)
  window.earlyChoices = new Map([[before.select, 'По фамилии']])
  pressAgain()
  expect(after.chosen).toEqual(['По фамилии'])
})

test.each([true, false])('a box that was ticked or cleared so early ends as it was left: %s', ticked => {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.checked = ticked
  document.body.append(box)
  const changed: boolean[] = []
  box.addEventListener('change', () => changed.push(box.checked))
  window.earlyChoices = new Map([[box, ticked]])
  pressAgain()
  expect(changed).toEqual([ticked])
})
