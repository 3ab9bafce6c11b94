import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { followEscape } from './follow-escape.ts'

let unfollow = () => {}
afterEach(() => {
  unfollow()
  document.body.replaceChildren()
})

async function escapedIn(page: string): Promise<number> {
  let escaped = 0
  unfollow = followEscape(() => escaped++)
  document.body.innerHTML = page
  document.querySelector<HTMLElement>('[autofocus]')?.focus()
  const own = document.querySelector('[data-own]')
  own?.addEventListener('keydown', event => event.preventDefault())
  // Closed by this key press itself.
  document
    .querySelector('[role=dialog]')
    ?.addEventListener('keydown', ({ target }) => (target as Element).remove())
  await userEvent.keyboard('{Escape}')
  return escaped
}

test.each([
  ['<button autofocus>', 1],
  ['<input type="text" value="typed" autofocus>', 1],
  ['<input type="search" autofocus>', 1],
  ['<input type="search" value="typed" autofocus>', 0],
  ['<dialog open><button autofocus></button></dialog>', 0],
  ['<div role="dialog" tabindex="0" autofocus></div>', 0],
  ['<button aria-haspopup="menu" aria-expanded="true" autofocus>', 0],
  ['<button aria-haspopup="menu" aria-expanded="false" autofocus>', 1],
  ['<button data-own autofocus>', 0],
])('Escape in %s is told %s times', async (page, times) => {
  expect(await escapedIn(page)).toBe(times)
})
