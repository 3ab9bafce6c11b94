import { deviceStorage } from '../browser-storage/storage.ts'

/** `public/before-first-paint.js` reads it too, before the first paint: lists from the server have room for their badges at once. */
const KEY = 'hasProgramme'

/** Whether the signed-in person had a programme the last time; nothing more is kept of it. */
export function rememberProgramme(isCovered: boolean): void {
  const { dataset } = document.documentElement
  if (isCovered) {
    deviceStorage.setItem(KEY, '1')
    dataset.programme = ''
  } else {
    deviceStorage.removeItem(KEY)
    delete dataset.programme
  }
}
