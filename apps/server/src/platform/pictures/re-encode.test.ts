import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PHOTO_SIDE, reEncode as reEncodeAs, SQUARE, WHOLE } from './re-encode.ts'

const reEncode = (bytes: Uint8Array) => reEncodeAs(bytes, SQUARE)
const picture = (width: number, height: number, background = '#0a7f7a') =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red above, blue below, with an EXIF orientation of a quarter turn. */
const turned = async () => {
  const blue = await picture(200, 100, '#0000ff').png().toBuffer()
  return picture(200, 200, '#ff0000')
    .composite([{ input: blue, left: 0, top: 100 }])
    .withExif({
      IFD0: { Make: 'Camera of the test' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 54/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s becomes a square WebP', async format => {
  const photo = await reEncode(await picture(900, 600).toFormat(format).toBuffer())
  if (typeof photo === 'string') throw new Error(photo)
  const { format: kept, width, height } = await sharp(photo.content).metadata()
  expect([kept, width, height, photo.mediaType]).toEqual(['webp', PHOTO_SIDE, PHOTO_SIDE, 'image/webp'])
})

test('a whole picture keeps its proportions and is never enlarged', async () => {
  const sizeOf = async (width: number, height: number) => {
    const photo = await reEncodeAs(await picture(width, height).jpeg().toBuffer(), WHOLE)
    if (typeof photo === 'string') throw new Error(photo)
    const stored = await sharp(photo.content).metadata()
    return [stored.width, stored.height]
  }
  expect(await sizeOf(3200, 1800)).toEqual([1600, 900])
  expect(await sizeOf(400, 300)).toEqual([400, 300])
})

test("the camera's metadata, above all the place, is removed, and the picture is upright", async () => {
  const sent = await turned()
  const before = await sharp(sent).metadata()
  expect([before.orientation, before.exif?.includes('Camera of the test')]).toEqual([6, true])

  const photo = await reEncode(sent)
  if (typeof photo === 'string') throw new Error(photo)
  const { exif, xmp, iptc, icc, orientation } = await sharp(photo.content).metadata()
  expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
  expect(photo.content.includes('Camera of the test')).toBe(false)

  // After the turn clockwise, the lower part is on the left.
  const { data, info } = await sharp(photo.content).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  const [left, right] = [at(60, 256), at(450, 256)]
  expect([(left[2] ?? 0) > 200, (right[0] ?? 0) > 200]).toEqual([true, true])
})

test.each([
  [
    'a vector picture',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
    'type',
  ],
  ['a document', Buffer.from('%PDF-1.7 and so on'), 'type'],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'type'],
  ['nothing', Buffer.alloc(0), 'type'],
  ['the beginning of a photo', Buffer.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46), 'damaged'],
  ['a HEIC of a phone', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'), 'type'],
])('%s is refused', async (_case, bytes, reason) => expect(await reEncode(bytes)).toBe(reason))

test('a GIF is refused, whatever its name says', async () => {
  expect(await reEncode(await picture(99, 99).gif().toBuffer())).toBe('type')
})

test('a truncated photo is refused as damaged', async () => {
  const whole = await sharp({
    create: {
      width: 700,
      height: 700,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  expect(await reEncode(whole.subarray(0, whole.length / 2))).toBe('damaged')
})

test.each([
  ['too small to know anybody by', 40, 300],
  ['a few kilobytes that unfold into gigabytes', 8000, 8000],
])('%s', async (_case, width, height) => {
  const bytes = await sharp({
    create: { width, height, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  expect(await reEncode(bytes)).toBe('dimensions')
})
