import type { InstallPromptMemory } from '@vizit/domain/installation/install-prompt.ts'
import { deviceStorage } from '../../app/browser-storage/storage.ts'
import { readJson } from '../../app/browser-storage/stored-json.ts'

const KEY = 'installPrompt'

export function promptMemory(): InstallPromptMemory | null {
  const stored = readJson(deviceStorage, KEY) as Partial<InstallPromptMemory> | null
  return typeof stored?.closedAt === 'number'
    ? { closedAt: stored.closedAt, wasSecond: stored.wasSecond === true }
    : null
}

export function keepPromptMemory(memory: InstallPromptMemory): void {
  deviceStorage.setItem(KEY, JSON.stringify(memory))
}
