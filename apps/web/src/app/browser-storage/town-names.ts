import { deviceStorage } from './storage.ts'
import { readJson } from './stored-json.ts'

const KEY = 'townNames'

/** The names of the towns that the head has shown on this device, by code: an address may name one without a network. */
export const townNames = () => (readJson(deviceStorage, KEY) ?? {}) as Partial<Record<number, string>>

export function rememberTownName({ code, name }: { readonly code: number; readonly name: string }): void {
  deviceStorage.setItem(KEY, JSON.stringify({ ...townNames(), [code]: name }))
}
