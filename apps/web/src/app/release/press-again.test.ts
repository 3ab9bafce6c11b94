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
