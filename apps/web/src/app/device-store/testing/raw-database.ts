import { DATABASE } from '../store-register.ts'

interface Raw {
  /** All bytes of the database and of the browser's other storage, joined. */
  readonly bytes: Buffer
  /** True if the word occurs in any encoding in which a browser, or our code, may have stored it. */
  holds(word: string): boolean
}

/** What somebody who copies the browser's files would find: all keys and values of all object stores. */
export async function rawDatabase({ also = {} }: { also?: Record<string, unknown> } = {}): Promise<Raw> {
  const database = await opened(indexedDB.open(DATABASE))
  const found: unknown[] = [also, { ...localStorage }, { ...sessionStorage }]
  for (const name of database.objectStoreNames) {
    const store = database.transaction(name).objectStore(name)
    found.push(await opened(store.getAllKeys()), await opened(store.getAll()))
  }
  database.close()
  const bytes = Buffer.concat(found.flatMap(laidOut))
  return { bytes, holds: word => writingsOf(word).some(writing => bytes.includes(writing)) }
}

/** The texts in a value, of at least three letters: shorter ones occur by chance in random data. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/[\s,]+/).filter(word => word.length > 3)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn)
  return []
}

function laidOut(value: unknown): Buffer[] {
  if (typeof value === 'string') return [Buffer.from(`${value}\n`, 'utf8')]
  if (ArrayBuffer.isView(value))
    return [Buffer.from(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength)]
  if (value instanceof ArrayBuffer) return [Buffer.from(value)]
  if (typeof value !== 'object' || value === null) return [Buffer.from(`${value}\n`)]
  return Object.entries(value).flatMap(([key, part]) => [Buffer.from(`${key}\n`), ...laidOut(part)])
}

function writingsOf(word: string): Buffer[] {
  const utf8 = Buffer.from(word, 'utf8')
  const texts = [word, JSON.stringify(word).slice(1, -1), encodeURIComponent(word)]
  return [
    ...texts.flatMap(text => [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')]),
    // Base64 at any of the three offsets within a longer text.
    ...[0, 1, 2].map(shift => {
      const padded = Buffer.concat([Buffer.alloc(shift), utf8])
      return Buffer.from(padded.toString('base64').slice(shift ? 4 : 0, -4))
    }),
  ].filter(writing => writing.length >= 3)
}

function opened<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
