import type { KitItem } from '@vizit/domain/drugs/first-aid-kit.ts'
import { useStoredRecord } from '../../app/device-store/use-stored-record.ts'
import { onKitChanged, readStoredKit } from './stored-kit.ts'

/** The kit of this device; null while it is loading or cannot be read. */
export const useKit = (): readonly KitItem[] | null => useStoredRecord(readStoredKit, onKitChanged)
