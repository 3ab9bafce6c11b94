import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Clinic } from '../clinic-import/public.ts'

type Picture = Clinic['photos'][number]

/** A clinic of the demo with drawn pictures: its house and its reception, the same for all of its branches. */
export async function withPictures(clinic: Clinic): Promise<Clinic> {
  const colour = clinic.accentColour ?? '#0b7285'
  const pictures = await Promise.all([house(colour), reception(colour)].map(draw))
  const photoHashes = pictures.map(({ hash }) => hash)
  return {
    ...clinic,
    photos: [...clinic.photos, ...pictures],
    branches: clinic.branches.map(branch => ({ ...branch, photoHashes })),
  }
}

async function draw(svg: string): Promise<Picture> {
  const content = await sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer()
  return { hash: createHash('sha256').update(content).digest('hex'), mediaType: 'image/webp', content }
}

const scene = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">${inside}</svg>`
const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}"/>`
const cross = (x: number, y: number, fill: string) =>
  box(x, y + 30, 90, 30, fill) + box(x + 30, y, 30, 90, fill)

const house = (colour: string) => {
  const windows = [0, 1, 2].flatMap(row =>
    [0, 1, 2, 3, 4].map(column => box(220 + column * 110, 190 + row * 100, 70, 60, '#e7f5ff')),
  )
  return scene(
    box(0, 0, 960, 640, '#d0ebff') +
      box(0, 520, 960, 120, '#b2f2bb') +
      box(180, 150, 600, 390, colour) +
      windows.join('') +
      box(430, 440, 110, 100, '#ffffff') +
      box(410, 60, 150, 130, '#ffffff') +
      cross(440, 80, colour),
  )
}

const reception = (colour: string) =>
  scene(
    box(0, 0, 960, 640, '#f8f9fa') +
      box(0, 470, 960, 170, '#dee2e6') +
      cross(435, 90, colour) +
      box(240, 340, 480, 180, colour) +
      box(220, 320, 520, 36, '#ffffff') +
      [40, 760].map(x => box(x, 420, 160, 40, colour) + box(x, 340, 30, 120, colour)).join(''),
  )
