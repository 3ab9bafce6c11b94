import * as fake from 'fake-indexeddb'

const parts = Object.entries(fake).filter(([name]) => name.startsWith('IDB'))
// An empty database for each test file that imports this; other files have none.
Object.assign(globalThis, Object.fromEntries(parts), { indexedDB: new fake.IDBFactory() })
