function memoryStorage(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: index => [...values.keys()][index] ?? null,
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
    clear: () => values.clear(),
  }
}

/** The browser's storage, or memory if a third-party frame is denied it. */
function available(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    const storage = window[kind]
    storage.setItem('probe', '1')
    storage.removeItem('probe')
    return storage
  } catch {
    return memoryStorage()
  }
}

/** Stored on the device, shared by all tabs. */
export const deviceStorage = available('localStorage')
/** Stored until the tab closes; survives a reload. */
export const tabStorage = available('sessionStorage')
