import { IDBFactory } from 'fake-indexeddb'

// An empty database for each test file that imports this; other files have none.
Object.assign(globalThis, { indexedDB: new IDBFactory() })
