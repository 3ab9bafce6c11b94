import { expect, test, vi } from 'vitest'
import { takeOver } from './take-over.ts'

test('a button that was pressed before the scripts came is pressed again, once', () => {
  const button = document.createElement('button')
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  document.body.append(button)
  window.earlyPress = button
  takeOver()
  takeOver()
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset.ready).toBe('')
  button.remove()
})

test('a button that the page no longer has is not pressed', () => {
  const button = document.createElement('button')
  const pressed = vi.fn()
  button.addEventListener('click', pressed)
  window.earlyPress = button
  takeOver()
  expect(pressed).not.toHaveBeenCalled()
})
