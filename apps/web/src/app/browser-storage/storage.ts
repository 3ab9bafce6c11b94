function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: index => [...kept.keys()][index] ?? null,
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: key => void kept.delete(key),
    clear: () => kept.clear(),
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
