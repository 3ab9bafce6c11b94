import { afterEach, expect, test } from 'vitest'
import { applyStyles } from './apply-styles.ts'

afterEach(() => document.head.replaceChildren())

const links = () => [...document.head.querySelectorAll('link')]

function lateLinks(...hrefs: string[]): void {
  document.head.innerHTML = hrefs
    .map(href => `<link rel="stylesheet" media="print" data-late href="${href}">`)
    .join('<meta name="between">')
}

test('styles that are already loaded are applied at once', async () => {
  lateLinks('/first.css')
  Object.defineProperty(links()[0], 'sheet', { value: {} })
  await applyStyles()
  expect(links().map(link => link.media)).toEqual(['all'])
})

test.each(['load', 'error'])(
  'the first screen waits for the other styles until their %s, and keeps their order',
  async event => {
    lateLinks('/first.css', '/second.css')
    let drawn = false
    const applied = applyStyles().then(() => {
      drawn = true
    })
    links()[0]?.dispatchEvent(new Event(event))
    await Promise.resolve()
    expect(drawn).toBe(false)
    links()[1]?.dispatchEvent(new Event(event))
    await applied
    expect(links().map(link => [link.getAttribute('href'), link.media])).toEqual([
      ['/first.css', 'all'],
      ['/second.css', 'all'],
    ])
  },
)
