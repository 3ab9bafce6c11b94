import type { ClinicPhoto } from '../clinic.ts'

const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The type of a picture by its first bytes, whatever the file's name says. Null: a type that we do not show. */
export function mediaTypeOf(content: Buffer): ClinicPhoto['mediaType'] | null {
  if (content.subarray(0, JPEG.length).equals(JPEG)) return 'image/jpeg'
  if (content.subarray(0, PNG.length).equals(PNG)) return 'image/png'
  const riff = content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP'
  return riff ? 'image/webp' : null
}
