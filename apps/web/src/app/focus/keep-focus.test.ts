import { afterEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop = () => {}
afterEach(() => {
  stop()
  vi.useRealTimers()
  document.body.innerHTML = ''
})

function page(html: string) {
  document.body.innerHTML = html
  stop = keepFocus()
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement
  return {
    find,
    remove(selector: string) {
      find(`${selector} button`).focus()
      find(selector).remove()
    },
  }
}
const focused = () => document.activeElement?.textContent

test.each([
  ['the first', '#a', 'B'],
  ['the last', '#c', 'B'],
])('%s of a list that goes leaves the focus to its neighbour', async (_case, removed, next) => {
  const { remove } = page(
    '<main><h1>Title</h1><ul><li id="a"><button>A</button></li><li><button>B</button></li><li id="c"><button>C</button></li></ul></main>',
  )
  remove(removed)
  await expect.poll(focused).toBe(next)
})

test('the next step of an empty list leads to what is shown in its place', async () => {
  const { remove, find } = page(
    '<main><h1>Title</h1><section><div id="empty"><button>All</button></div></section></main>',
  )
  find('section').insertAdjacentHTML('beforeend', '<article><h2>Found</h2></article>')
  remove('#empty')
  await expect.poll(focused).toBe('Found')
})

test('where nothing near has a heading, the focus goes to that of the screen; in a form, to its field', async () => {
  const { remove, find } = page(
    '<main><h1>Title</h1><div><p id="one"><button>One</button></p></div><form><input /><p id="two"><button>Two</button></p></form></main>',
  )
  remove('#one')
  await expect.poll(focused).toBe('Title')
  remove('#two')
  await expect.poll(() => document.activeElement === find('input')).toBe(true)
})

test('in a dialog the focus stays in it', async () => {
  const { remove } = page(
    '<main><h1>Title</h1></main><dialog open><h2>Dialog</h2><p id="one"><button>One</button></p></dialog>',
  )
  remove('#one')
  await expect.poll(focused).toBe('Dialog')
})

test('what the screen itself gives the focus to, keeps it', async () => {
  vi.useFakeTimers()
  const { remove, find } = page(
    '<main><h1>Title</h1><p id="one"><button>One</button></p><button id="two">Two</button></main>',
  )
  remove('#one')
  find('#two').focus()
  await vi.advanceTimersByTimeAsync(1000)
  expect(focused()).toBe('Two')
})
