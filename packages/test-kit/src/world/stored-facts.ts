import { openFactsOf, type StoredMessage } from '@vizit/server/modules/notifications/outbox/outbox-row.ts'
import { deriveKey } from '@vizit/server/platform/secret/derive-key.ts'
import { SECRET } from './secret.ts'

const key = deriveKey(SECRET, 'outbox')

/** A row of the outbox with its decrypted facts, without secrets. */
export const withFacts = <Row extends StoredMessage>(row: Row): Row & { readonly data: unknown } => ({
  ...row,
  data: openFactsOf(key, row),
})
