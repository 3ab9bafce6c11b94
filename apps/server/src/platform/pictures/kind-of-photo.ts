const BRANDS = ['avif', 'heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']

/** The type of a photo by its first bytes. Null: anything else, which is never given to a decoder. */
export function kindOfPhoto(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heif' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16))
  if (head.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff))) return 'jpeg'
  if (head.subarray(0, 8).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))) return 'png'
  const text = head.toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && BRANDS.includes(text.slice(8, 12))) return 'heif'
  return null
}
