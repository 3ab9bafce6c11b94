import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture } from './draw-picture.ts'

const luminance = (grey: number) => {
  const share = grey / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** The pixels of a picture, from 0 (black) to 255 (white). */
async function shadesOf(picture: Buffer): Promise<Buffer> {
  return sharp(picture).greyscale().raw().toBuffer()
}

test('the ink has a contrast of at least 7 : 1 to the white ground', async () => {
  const shades = await shadesOf(await drawPicture('01234'))
  const share = (fits: (shade: number) => boolean) => shades.filter(fits).length / shades.length
  expect(share(shade => shade === 255)).toBeGreaterThan(0.6)
  expect(share(shade => 1.05 / (luminance(shade) + 0.05) >= 7)).toBeGreaterThan(0.05)
})

test('it is a bitmap, and never the same twice', async () => {
  const [one, other] = [await drawPicture('98765'), await drawPicture('98765')]
  expect((await sharp(one).metadata()).format).toBe('png')
  expect(one.equals(other)).toBe(false)
})

test.each([...'0123456789'])('the digit %s is drawn', async digit => {
  const [with_, without] = [await drawPicture(`${digit}${digit}${digit}`), await drawPicture('')]
  const ink = async (picture: Buffer) => (await shadesOf(picture)).filter(shade => shade < 100).length
  expect((await ink(with_)) - (await ink(without))).toBeGreaterThan(500)
})
