import { expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'

const luminance = (colour: string) => {
  const [, ...parts] = /^#(.)(.)(.)$/.exec(colour) ?? []
  const [red = 1, green = 1, blue = 1] = parts.map(part => {
    const share = Number.parseInt(part + part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('the digits stand out from their white ground by 7 : 1 at least', () => {
  for (let n = 0; n < 50; n += 1) {
    const picture = drawPicture('01234')
    expect(picture).toMatch(/^<svg [^>]*><rect width="100%" height="100%" fill="#fff"\/>/)
    const digits = [...picture.matchAll(/<path fill="([^"]+)"/g)].map(([, fill = '']) => fill)
    expect(digits).toHaveLength(5)
    for (const colour of digits) expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(7)
  }
})

test('the digits themselves are not in the picture’s source', () => {
  expect(drawPicture('98765')).not.toMatch(/<text|98765/)
})
