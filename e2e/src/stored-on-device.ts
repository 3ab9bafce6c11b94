import type { Page } from '@playwright/test'

/**
 * All bytes of all databases and other storage of this page, as somebody who copies the browser's files would get them.
 */
export async function storedOnDevice(page: Page): Promise<Buffer> {
  const parts = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    const lay = (value: unknown): void => {
      if (value instanceof Uint8Array)
        found.push(Array.from(value, byte => String.fromCharCode(byte)).join(''))
      else if (typeof value !== 'object' || value === null) found.push(String(value))
      else
        for (const [key, part] of Object.entries(value)) {
          found.push(key)
          lay(part)
        }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store)
        lay(await done(records.getAllKeys()))
        lay(await done(records.getAll()))
      }
      database.close()
    }
    return found
  })
  // Binary data was sent as Latin-1 text; texts as they are.
  return Buffer.concat(parts.flatMap(part => [Buffer.from(part, 'latin1'), Buffer.from(part, 'utf8')]))
}
