import { deviceStorage } from '../browser-storage/storage.ts'

/** `public/before-first-paint.js` reads it too, before the first paint: lists from the server have room for their badges at once. */
const KEY = 'hasProgramme'

/** Whether the signed-in person had one programme the last time, or several, which are 2; nothing more is kept of them. */
export function rememberProgrammes(count: number): void {
  const { dataset } = document.documentElement
  if (count > 0) {
    const kept = count > 1 ? '2' : '1'
    deviceStorage.setItem(KEY, kept)
    dataset.programme = kept
  } else {
    deviceStorage.removeItem(KEY)
    delete dataset.programme
  }
}
